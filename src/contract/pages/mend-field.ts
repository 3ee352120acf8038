import { z } from 'zod'

/** What still fits of a stored field, of rows one by one; undefined for nothing. */
export function mendField(schema: z.ZodType, stored: unknown): unknown {
  const { success, data } = schema.safeParse(stored)
  if (success) return data
  if (!(schema instanceof z.ZodArray) || !Array.isArray(stored)) return undefined
  const { element } = schema
  if (!(element instanceof z.ZodType)) return undefined
  return schema.safeParse(stored.filter((row) => element.safeParse(row).success)).data
}
