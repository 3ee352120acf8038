import { z } from 'zod'
import { type AnyFields, writeFields } from './field.ts'

/** The contract's schema for values as they are typed: prices in rubles, lists as one text. What is wrong in an object is said at its part. */
export function typedSchema(schema: z.ZodType, fields: AnyFields) {
  return z.record(z.string(), z.unknown()).superRefine((values, context) => {
    for (const { path, message } of schema.safeParse(writeFields(fields, values)).error?.issues ?? []) {
      const name = String(path[0])
      context.addIssue({
        code: 'custom',
        path: isObject(values[name]) ? path : [name],
        message: fields[name]?.refuse?.(values[name]) ?? message,
      })
    }
  })
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
