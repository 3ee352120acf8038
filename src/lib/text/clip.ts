/** Truncates a text to `limit` UTF-16 units without splitting a surrogate pair. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  let clipped = ''
  for (const character of text) {
    if (clipped.length + character.length > limit) break
    clipped += character
  }
  return clipped
}
