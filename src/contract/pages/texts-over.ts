import { z } from 'zod'

const WRONG_TEXTS = 'blocks — части страницы с их полями'

/** Texts as they are sent, by part and field: those that are not sent stay, and the page's own rules are checked with these. */
export const givenTexts = z.object({
  blocks: z.record(z.string(), z.record(z.string(), z.unknown(), WRONG_TEXTS), WRONG_TEXTS),
})

/** The texts of a page with given ones in the place of their own, field by field; parts that the page does not have are left out. */
export function textsOver(blocks: object, given: unknown): Record<string, object> {
  const parts = new Map<string, object>(Object.entries(Object(given)))
  return Object.fromEntries(
    Object.entries(blocks).map(([name, fields]) => [name, { ...fields, ...parts.get(name) }]),
  )
}
