/** Longest side of a sent photo, and of its picture in the tile, pixels. */
const [SENT, SHOWN] = [2_000, 240]

export interface Shrunk {
  /** JPEG to be sent. */
  photo: Blob
  /** A small one as data: address, which the content policy allows. */
  preview: string
}

/** Shrinks a photo to 2 000 pixels as JPEG, so that a weak connection can take it. Rejects when it cannot be read. */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file)
  try {
    const large = draw(bitmap, SENT)
    const photo = await new Promise<Blob | null>((resolve) => large.toBlob(resolve, 'image/jpeg', 0.85))
    if (photo === null) throw new Error('the photo was not encoded')
    return { photo, preview: draw(bitmap, SHOWN).toDataURL('image/jpeg', 0.7) }
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('there is no canvas')
  // JPEG has no transparency: it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
