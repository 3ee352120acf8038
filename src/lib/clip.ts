/** At most `limit` UTF-16 units of a text, never half of a character outside the basic plane. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  let clipped = ''
  for (const character of text) {
    if (clipped.length + character.length > limit) break
    clipped += character
  }
  return clipped
}
