import { type FieldErrors, get } from 'react-hook-form'

/** Message at a field of a form. */
export function errorOf({ formState }: { formState: { errors: object } }, name: string): string | undefined {
  const error: FieldErrors[string] = get(formState.errors, name)
  return typeof error?.message === 'string' ? error.message : undefined
}

/** The first message within a part of a form, at whatever field of it. */
export function errorWithin(
  { formState }: { formState: { errors: object } },
  name: string,
): string | undefined {
  return findMessage(get(formState.errors, name))
}

function findMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  // `ref` is the control.
  const parts = Object.entries(error).filter(([key]) => key !== 'ref')
  return parts.map(([, part]) => findMessage(part)).find((message) => message !== undefined)
}
