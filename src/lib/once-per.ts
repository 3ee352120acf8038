/** Makes something once for each key, as long as the key lives; what failed is made anew by whoever asks next. */
export function oncePer<Key extends object, T>(make: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new WeakMap<Key, Promise<T>>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const made = make(key)
    known.set(key, made)
    made.catch(() => known.delete(key))
    return made
  }
}
