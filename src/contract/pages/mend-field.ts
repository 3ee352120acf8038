import { z } from 'zod'

/** A link as in Markdown. */
const LINK = /\[([^\][]{1,500})\]\(([^)]{0,500})\)/g

/**
 * What still fits of a stored field: of a text whose links fit no more its words, the addresses beside them; of rows and lines those that
 * can be mended so, one by one. Undefined for nothing.
 */
export function mendField(schema: z.ZodType, stored: unknown): unknown {
  const { success, data } = schema.safeParse(stored)
  if (success) return data
  if (typeof stored === 'string') return schema.safeParse(stored.replaceAll(LINK, '$1 ($2)')).data
  if (!(schema instanceof z.ZodArray) || !Array.isArray(stored)) return undefined
  const { element } = schema
  if (!(element instanceof z.ZodType)) return undefined
  const rows = stored.map((row: unknown) => mendRow(element, row)).filter((row) => row !== undefined)
  return schema.safeParse(rows).data
}

function mendRow(schema: z.ZodType, stored: unknown): unknown {
  if (!(schema instanceof z.ZodObject)) return mendField(schema, stored)
  const known = new Map<string, unknown>(Object.entries(Object(stored)))
  const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
    name,
    mendField(field, known.get(name)),
  ])
  return schema.safeParse(Object.fromEntries(fields)).data
}
