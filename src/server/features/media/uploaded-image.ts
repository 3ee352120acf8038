import sharp from 'sharp'
import { CUT_OFF, describeForeign, findTaken, type TakenKind } from '../../../lib/pictures/foreign-kinds.ts'
import { notImageFile } from '../../../lib/pictures/upload-rules.ts'
import { AppError, type AppErrorKind } from '../../app-error.ts'
import { MAX_PIXELS } from './picture-files.ts'

/** A re-encoded picture. */
export interface Image {
  bytes: Uint8Array
  extension: TakenKind['extension']
  /** True when only the first frame of an animation was kept. */
  stilled: boolean
}

/** A file that is no picture of a kind that is taken, or cannot be read to its end. */
export class NotImage extends AppError {
  /** Whole sentences: what it is, and what to do; null for a kind that is not known. */
  readonly why: string | null

  constructor(kind: AppErrorKind, name: string, why: string | null) {
    super(kind, why === null ? notImageFile(name) : `${notImageFile(name)}, которое можно показать. ${why}`)
    this.why = why
  }
}

interface Refusals {
  formats: readonly TakenKind['format'][]
  notImage: AppErrorKind
  tooManyPixels: AppErrorKind
  /** Pixels; a larger picture is made smaller. Not for what moves. */
  longestSide?: number | undefined
}

/** What staff may upload (decisions.md, upload). */
export const OF_STAFF: Refusals = {
  formats: ['jpeg', 'png', 'gif', 'webp'],
  notImage: 'BAD_REQUEST',
  tooManyPixels: 'BAD_REQUEST',
}

/**
 * Re-encodes a picture: rotated upright, without metadata, in sRGB. A GIF stays animated unless all its frames
 * together exceed the limit; other animations keep their first frame. Throws as `refusals` say, BAD_REQUEST for staff;
 * `name` is for the message.
 */
export async function encodeImage(
  source: Uint8Array,
  name: string,
  refusals: Refusals = OF_STAFF,
): Promise<Image> {
  const notImage = (why: string | null) => new NotImage(refusals.notImage, name, why)
  const kind = findTaken(source)
  if (!kind) throw notImage(describeForeign(source, name))
  if (!refusals.formats.includes(kind.format)) {
    throw notImage(`Это ${kind.format.toUpperCase()}: пришлите снимок в JPEG или PNG.`)
  }
  const { width, height, frames, isPalette } = await measure(source).catch(() => {
    throw notImage(CUT_OFF)
  })
  const pixels = width * height
  if (pixels > MAX_PIXELS) {
    throw new AppError(
      refusals.tooManyPixels,
      `Изображение ${name} слишком большое: ${width}×${height} точек. Можно до 40 мегапикселей, уменьшите его и загрузите снова.`,
    )
  }
  const moves = frames > 1 && kind.format === 'gif' && pixels * frames <= MAX_PIXELS
  const bytes = await encode(source, kind, { moves, isPalette, longestSide: refusals.longestSide }).catch(
    () => {
      throw notImage(CUT_OFF)
    },
  )
  return { bytes, extension: kind.extension, stilled: frames > 1 && !moves }
}

/** Reads the header only: format, and size of one frame. */
async function measure(source: Uint8Array) {
  const { width, height, pageHeight, pages, isPalette } = await sharp(source, {
    limitInputPixels: false,
    animated: true,
  }).metadata()
  return { width, height: pageHeight ?? height, frames: pages ?? 1, isPalette: isPalette === true }
}

function encode(
  source: Uint8Array,
  { format }: TakenKind,
  { moves, isPalette, longestSide }: { moves: boolean; isPalette: boolean; longestSide?: number | undefined },
): Promise<Uint8Array> {
  // Tolerates warnings of the decoder, not truncated files.
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, animated: moves, failOn: 'error' })
  const turned = moves ? image : image.autoOrient()
  const upright = longestSide
    ? turned.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    : turned
  switch (format) {
    case 'jpeg':
      return upright.jpeg({ quality: 88 }).toBuffer()
    case 'png':
      return upright.png({ compressionLevel: 9, palette: isPalette }).toBuffer()
    case 'gif':
      return upright.gif().toBuffer()
    case 'webp':
      return upright.webp({ quality: 88 }).toBuffer()
  }
}
