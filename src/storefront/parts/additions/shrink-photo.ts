import { drawBitmap, encodeCanvas } from '../../../lib/pictures/draw-bitmap.ts'

/** Longest side of a sent photo, and of its picture in the tile, pixels. */
const SENT = 2_000
const SHOWN = 240

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
    // JPEG has no transparency: it would turn black.
    const photo = await encodeCanvas(drawBitmap(bitmap, SENT, 'white'), 'image/jpeg', 0.85)
    return { photo, preview: drawBitmap(bitmap, SHOWN, 'white').toDataURL('image/jpeg', 0.7) }
  } finally {
    bitmap.close()
  }
}
