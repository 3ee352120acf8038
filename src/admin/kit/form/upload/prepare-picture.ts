import { drawBitmap, encodeCanvas } from '../../../../lib/pictures/draw-bitmap.ts'
import { describeFile, describeUnreadable } from '../../../../lib/pictures/foreign-kinds.ts'
import { MAX_UPLOAD_BYTES, type UploadProblem, validateFile } from '../../../../lib/pictures/upload-rules.ts'

/** Longest side of a photo that was made smaller, pixels: more than the widest page shows. */
const LONGEST_SIDE = 2560

const LARGEST: Step = { side: LONGEST_SIDE, quality: 0.88 }
/** Tried one after the other while a photo is over the limit. */
const SMALLER: readonly Step[] = [
  { side: LONGEST_SIDE, quality: 0.75 },
  { side: 1920, quality: 0.75 },
]

interface Step {
  side: number
  quality: number
}

/** A file that may be sent, or why it may not. */
export type Prepared = { file: File; problem: null } | { file: null; problem: UploadProblem }

/** That a file may not be sent; without advice another file is all that helps. */
export const refuse = (message: string, advice: string | null = null): Prepared => ({
  file: null,
  problem: { message, advice },
})

/** Whether it is a photo in Apple's format; some systems know it by the name alone. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/**
 * Makes a picture ready for the specified upload: one of more than 5 MB is made smaller, upright, one in HEIC becomes a JPEG.
 * What is within the limit is sent as it is; a GIF, which may move, is never changed.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  if (isHeic(file)) {
    const photo = await shrink(file, 'image/jpeg').catch(() => null)
    if (photo) return toPrepared(photo)
    return refuse(`Фото ${file.name} этот браузер прочесть не может`, await describeUnreadable(file))
  }
  const isLargePicture = file.type.startsWith('image/') && file.size > MAX_UPLOAD_BYTES
  if (!isLargePicture || file.type === 'image/gif') return toPrepared(file)
  // What cannot be read is told by the limit, as specified.
  const small = await shrink(file, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp').catch(() => null)
  return toPrepared(small ?? file)
}

async function toPrepared(file: File): Promise<Prepared> {
  const problem = validateFile(file, await describeFile(file))
  return problem === null ? { file, problem } : { file: null, problem }
}

/** A smaller copy within the limit. Rejects when the browser cannot read the file. */
async function shrink(file: File, type: 'image/jpeg' | 'image/webp'): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    let photo = await encode(bitmap, type, LARGEST)
    for (const step of SMALLER) if (photo.size > MAX_UPLOAD_BYTES) photo = await encode(bitmap, type, step)
    return new File([photo], rename(file.name, photo.type), { type: photo.type })
  } finally {
    bitmap.close()
  }
}

async function encode(
  bitmap: ImageBitmap,
  type: 'image/jpeg' | 'image/webp',
  { side, quality }: Step,
): Promise<Blob> {
  // JPEG has no transparency: it would turn black. A browser without WebP answers a large PNG.
  const ground = type === 'image/jpeg' ? 'white' : undefined
  const photo = await encodeCanvas(drawBitmap(bitmap, side, ground), type, quality)
  return photo.type === type ? photo : encode(bitmap, 'image/jpeg', { side, quality })
}

const rename = (name: string, type: string) =>
  `${name.replace(/\.[a-z\d]+$/i, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`
