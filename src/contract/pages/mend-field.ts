import { z } from 'zod'
import { unlinkRefused } from '../../lib/text/linked-text.ts'

/**
 * What still fits of a stored value, `instead` for what does not: of an object its fields, one by one, each with that of `instead`; of rows
 * and lines those that can be mended so; of a text whose links fit no more its words, the addresses beside them.
 */
export function mendField(schema: z.ZodType, stored: unknown, instead?: unknown): unknown {
  const { success, data } = schema.safeParse(stored)
  if (success) return data
  const mended = mendWithin(schema, stored, instead)
  return mended === undefined ? instead : (schema.safeParse(mended).data ?? instead)
}

function mendWithin(schema: z.ZodType, stored: unknown, instead: unknown): unknown {
  if (typeof stored === 'string') return unlinkRefused(stored)
  if (schema instanceof z.ZodObject) {
    const known = fieldsOf(stored)
    const others = fieldsOf(instead)
    return Object.fromEntries(
      Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
        name,
        mendField(field, known.get(name), others.get(name)),
      ]),
    )
  }
  if (!(schema instanceof z.ZodArray) || !Array.isArray(stored)) return undefined
  const { element } = schema
  if (!(element instanceof z.ZodType)) return undefined
  return stored.map((row: unknown) => mendField(element, row)).filter((row) => row !== undefined)
}

const fieldsOf = (value: unknown) => new Map<string, unknown>(Object.entries(Object(value)))
