/**
 * Creates a value at its first use: an Intl formatter takes a browser milliseconds, and a page's code runs in one go before
 * the page answers to a finger.
 */
export function lazy<T extends object>(create: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= create()
    return value
  }
}
