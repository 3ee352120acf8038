/** The start of an answer's text, of at most `max` bytes and one piece more: whoever answers without end is not listened to. */
export async function readStart({ body }: Response, max: number): Promise<string> {
  if (!body) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const piece of body) {
    pieces.push(piece)
    size += piece.length
    if (size >= max) break
  }
  return Buffer.concat(pieces).toString('utf8')
}
