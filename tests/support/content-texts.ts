import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBlog, readFaq, readProducts } from '../../src/server/features/seed/content.ts'
import { listFiles, root } from './files.ts'

/** Every text that visitors of a new shop read: the first content and the pages' own files, by file. */
export const texts = listFiles('content', /\.(json|md)$/)
  .filter((name) => !name.endsWith('sources.json'))
  .map((name) => ({
    name,
    text: readFileSync(path.join(root, name), 'utf8').replaceAll('\\n', '\n').replaceAll('\u00a0', ' '),
  }))

export const products = await readProducts()
export const { posts } = await readBlog()
export const answers = (await readFaq()).categories.flatMap(({ items }) => items)

/** Parses «1,15» and «25 550». */
export const toNumber = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.'))

/** Statements that match a pattern, by its first group. */
export function saidOf(pattern: RegExp): Record<string, string[]> {
  const said: Record<string, string[]> = {}
  for (const { name, text } of texts) {
    for (const [statement, value = ''] of text.matchAll(pattern)) {
      said[value] = [...(said[value] ?? []), `${name}: ${statement}`]
    }
  }
  return said
}
