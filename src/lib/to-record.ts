/** Builds an object with a value for each key. */
export function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  const record = Object.fromEntries(keys.map((key) => [key, toValue(key)]))
  assertHas(record, keys)
  return record
}

function assertHas<Key extends string, Value>(
  record: Record<string, Value>,
  keys: readonly Key[],
): asserts record is Record<Key, Value> {
  if (!keys.every((key) => key in record)) throw new Error('a key is missing')
}
