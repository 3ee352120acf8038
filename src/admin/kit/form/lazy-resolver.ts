import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Form resolver that loads schema and zod at the first validation. Valid values are returned as the schema's input, not its
 * output: the server parses them with the same schema, and judges alone when this one cannot be had (no connection, or a build that
 * the server has no longer).
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType<unknown, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null)
    if (!rules) return { values: structuredClone(values), errors: {} }
    const [{ zodResolver }, schema] = rules
    return zodResolver(schema, undefined, { raw: true })(values, context, options)
  }
}
