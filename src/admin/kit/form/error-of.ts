import { type FieldErrors, get } from 'react-hook-form'

/** Message at a field of a form. */
export function errorOf({ formState }: { formState: { errors: object } }, name: string): string | undefined {
  const error: FieldErrors[string] = get(formState.errors, name)
  return typeof error?.message === 'string' ? error.message : undefined
}
