import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Form resolver that loads schema and zod at the first validation. Valid values are returned as the schema's input, not its
 * output: the server parses them with the same schema.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType<unknown, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema, undefined, { raw: true })(values, context, options)
  }
}
