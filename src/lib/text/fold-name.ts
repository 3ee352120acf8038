import { toSlug } from './slug.ts'

/**
 * One spelling for all: Latin, lower case, without what separates letters; digits that stand apart stay apart. «ТОПАС-5ПР»,
 * «Топас 5 Пр» and `topas_5_pr` are `topas5pr`, `topas-5_2` is `topas5.2`. Spellings of one sound are one letter.
 */
export function foldName(name: string): string {
  return toSlug(
    name
      .normalize('NFC')
      .replaceAll(/ё/gi, 'е')
      .replaceAll('+', ' plus ')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  )
    .replace(/eu|ew/g, 'ev')
    .replace(/[yij]u/g, 'u')
    .replace(/[yij]a/g, 'a')
    .replace(/(?<=[a-z])-(?=[a-z])|(?<=[a-z])-(?=\d)|(?<=\d)-(?=[a-z])/g, '')
    .replaceAll('-', '.')
}
