/** A copy with only the own entries whose key passes. */
export function pickKeys<T extends object>(
  source: T,
  isPicked: (key: Extract<keyof T, string>) => boolean,
): Partial<T> {
  const picked: Partial<T> = {}
  for (const key in source) if (Object.hasOwn(source, key) && isPicked(key)) picked[key] = source[key]
  return picked
}
