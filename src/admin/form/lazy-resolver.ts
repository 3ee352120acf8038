import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * The contract's rules for a form; they and zod arrive when it is first checked. The values that pass are the schema's
 * input, not its output: the server reads them by the same schema.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType<unknown, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema, undefined, { raw: true })(values, context, options)
  }
}
