import { z } from 'zod'
import { type AnyFields, writeFields } from './field.ts'

/** The contract's schema for values as they are typed: prices in rubles, lists as one text. */
export function typedSchema(schema: z.ZodType, fields: AnyFields) {
  return z.record(z.string(), z.unknown()).superRefine((values, context) => {
    for (const { path, message } of schema.safeParse(writeFields(fields, values)).error?.issues ?? []) {
      const name = String(path[0])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: fields[name]?.refuse?.(values[name]) ?? message,
      })
    }
  })
}
