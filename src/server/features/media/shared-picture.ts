import sharp, { type Sharp } from 'sharp'
import { SHARED_SIZE } from '../../../lib/pictures/pictures.ts'

/** Messengers show no link picture that is much larger, bytes (WhatsApp). */
const MAX_BYTES = 290_000
/** From the best: a calm picture stays fine, a busy one becomes small enough. */
const QUALITIES = [82, 70, 55, 40, 20]

/** The token `--paper`: what a transparent picture stands on. */
const BACKGROUND = '#f7f4ed'

/** A photo as a JPEG of `SHARED_SIZE`, cut around what draws the eye. */
export const encodeSharedPhoto = (photo: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  encode(photo, { position: 'attention', chromaSubsampling: '4:2:0' })

/** A drawing as a JPEG of `SHARED_SIZE`: its colours are kept at full resolution, so that thin lines and letters have no fringes. */
export const encodeSharedDrawing = (drawing: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  encode(drawing, { position: 'centre', chromaSubsampling: '4:4:4' })

async function encode(
  picture: Sharp,
  { position, chromaSubsampling }: { position: 'attention' | 'centre'; chromaSubsampling: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await picture
    .resize({ ...SHARED_SIZE, fit: 'cover', position })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let encoded = data
  for (const quality of QUALITIES) {
    const raw = sharp(data, { raw: info })
    encoded = await raw.jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer()
    if (encoded.length <= MAX_BYTES) break
  }
  return new Uint8Array(encoded)
}
