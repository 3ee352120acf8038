import { z } from 'zod'
import { pageFields } from './page-fields.ts'

/** The texts in Markdown within these of a page, each with its place, as `why.reasons.0.text`. */
export function listMarkdown(schema: z.core.$ZodType, texts: unknown, place = ''): [string, string][] {
  if (pageFields.get(schema)?.control === 'markdown') {
    return typeof texts === 'string' ? [[place, texts]] : []
  }
  return fieldsOf(schema, texts).flatMap(([name, field, value]) =>
    listMarkdown(field, value, place === '' ? name : `${place}.${name}`),
  )
}

/** Fields of an object, rows of a list. */
function fieldsOf(schema: z.core.$ZodType, texts: unknown): [string, z.core.$ZodType, unknown][] {
  const known = Object.entries<unknown>(Object(texts))
  if (schema instanceof z.ZodArray) return known.map(([name, row]) => [name, schema.element, row])
  if (!(schema instanceof z.ZodObject)) return []
  const shape = new Map<string, z.core.$ZodType>(Object.entries(schema.shape))
  return known.flatMap(([name, value]) => {
    const field = shape.get(name)
    return field ? [[name, field, value]] : []
  })
}
