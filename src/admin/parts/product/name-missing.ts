/** «Цвет», «Вес» и ещё 5: the first of the parameters without a value, and how many more there are. */
export function nameMissing(missing: readonly string[], most: number): string {
  const named = missing
    .slice(0, most)
    .map((name) => `«${name}»`)
    .join(', ')
  return missing.length > most ? `${named} и ещё ${missing.length - most}` : named
}
