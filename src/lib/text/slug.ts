import slugify from 'slugify'

/** Lower-case latin letters and digits, joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Transliterates a Russian name: «Топас 5 Пр» → «topas-5-pr» (decisions.md, slugs). */
export function toSlug(name: string): string {
  return slugify(name, { lower: true, strict: true, locale: 'ru' })
}
