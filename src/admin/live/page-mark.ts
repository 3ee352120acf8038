/**
 * Mark of the server's events that the document carries: nothing on the page was read before it. Null without one, and from the
 * second call on: what is read later has a later one.
 */
export function takePageMark(): string | null {
  const { dataset } = document.documentElement
  const mark = dataset.events ?? null
  delete dataset.events
  return mark
}
