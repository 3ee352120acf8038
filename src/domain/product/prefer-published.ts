/** Of several products with one spelling the published one, when it is the only one: the others are hidden copies. */
export function preferPublished<T extends { published: boolean }>(found: readonly T[]): readonly T[] {
  const shown = found.filter(({ published }) => published)
  return shown.length === 1 ? shown : found
}
