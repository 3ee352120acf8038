/**
 * What a form changes of a stored row. Only this is sent: a field that nobody touched here may have been changed by a colleague
 * since the form was opened. Empty text and no value are the same.
 */
export function pickChanges<Values extends object>(
  values: Values,
  stored: { readonly [Name in keyof Values]?: unknown },
): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(stored))
  const changes: Partial<Values> = { ...values }
  for (const [name, value] of Object.entries(values)) {
    if (toText(value) === toText(before.get(name))) Reflect.deleteProperty(changes, name)
  }
  return changes
}

function toText(value: unknown): string {
  return JSON.stringify(value === '' || value === undefined ? null : value)
}
