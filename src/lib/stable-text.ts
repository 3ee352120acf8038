/**
 * The same value has the same text, in whatever order its fields are stored: the database has its own. Fields of these names are left out,
 * wherever they stand.
 */
export const toStableText = (value: unknown, without: readonly string[] = []): string =>
  JSON.stringify(value, (name, part: unknown) => (without.includes(name) ? undefined : inOrder(part)))

function inOrder(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
