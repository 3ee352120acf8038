/** The texts of a page with those of a draft in the place of their own, field by field; parts that the page does not have are left out. */
export function textsOver(blocks: object, drafted: unknown): Record<string, object> {
  const known = new Map<string, object>(Object.entries(Object(drafted)))
  return Object.fromEntries(
    Object.entries(blocks).map(([name, fields]) => [name, { ...fields, ...known.get(name) }]),
  )
}
