import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type PictureSize, SHARED_SIZE } from '../../lib/pictures.ts'
import { once, type PictureQueue, TOO_MANY_PICTURES } from './picture-queue.ts'

/** Where pictures come from and where their sizes are cached; the cache may be deleted, it is made again. */
export interface PictureFolders {
  /** What the site serves as `/assets/`. */
  assets: string
  /** What staff uploaded, served as `/assets/uploads/`. */
  uploads: string
  cacheFolder: string
}

/** One size of a picture, ready to be sent. `version` changes with the source. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  version: string
}

/** More than any camera of a phone gives; what claims to be larger is a trap for memory (decisions.md, upload). */
export const MAX_PIXELS = 40_000_000

/** How sizes are made: another number makes all of them anew. */
const RECIPE = 1

/** Several pages full of pictures that nobody has seen yet. */
const MAX_WAITING = 200

const UPLOADS = 'uploads/'

/** Gives sizes of pictures: from the disk, or made there once. Null for a source that is missing or broken. */
export function createPictureFiles(folders: PictureFolders, queue: PictureQueue) {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
  const inTurn = queue.open(MAX_WAITING, TOO_MANY_PICTURES)

  return async (size: PictureSize): Promise<PictureFile | null> => {
    const [root, name] = size.file.startsWith(UPLOADS)
      ? [folders.uploads, size.file.slice(UPLOADS.length)]
      : [folders.assets, size.file]
    const source = path.join(root, name)
    const found = await stat(source).catch(() => null)
    if (!found?.isFile()) return null
    const version = digest(`${RECIPE} ${found.size} ${found.mtimeMs}`)
    const folder = path.join(folders.cacheFolder, digest(size.file))
    const target = path.join(folder, `${version}-${size.width}.${size.format}`)
    const known = await readFile(target).catch(() => null)
    if (known) return { bytes: known, version }
    if (await isOtherCase(root, name).catch(() => true)) return null
    const bytes = await once(running, target, () => inTurn(() => make(source, target, version, size)))
    return bytes && { bytes, version }
  }
}

/** True on a disk that takes `Photo.JPG` for `photo.jpg`: each spelling would be a copy of its own. */
async function isOtherCase(root: string, name: string): Promise<boolean> {
  const [folder, file] = await Promise.all([realpath(root), realpath(path.join(root, name))])
  const real = path.relative(folder, file).replaceAll(path.sep, '/')
  return real !== name && real.toLowerCase() === name.toLowerCase()
}

/** Makes a size and caches it on the disk. Null when the source is no picture. */
async function make(source: string, target: string, version: string, { width, format }: PictureSize) {
  const bytes = await encode(source, width, format)
  // A full disk costs the next visitor time, this one gets the picture.
  if (bytes !== null) await storeSize(bytes, target, version).catch(() => undefined)
  return bytes
}

/** Puts a size in place of those of an older source. */
async function storeSize(bytes: Uint8Array, target: string, version: string): Promise<void> {
  const folder = path.dirname(target)
  await mkdir(folder, { recursive: true })
  // Under another name first: whoever reads in the middle of it finds nothing rather than half a picture.
  const unfinished = path.join(folder, `${version}-${randomUUID()}`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, target)
  const old = (await readdir(folder)).filter((name) => !name.startsWith(version))
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
}

async function encode(source: string, width: number, format: PictureSize['format']) {
  try {
    const original = sharp(source, { limitInputPixels: MAX_PIXELS })
    if (format === 'png') {
      const shared = original.resize({ ...SHARED_SIZE, fit: 'cover' }).png({ palette: true, effort: 7 })
      return new Uint8Array(await shared.toBuffer())
    }
    const picture = original.autoOrient().resize({ width, withoutEnlargement: true })
    const encoded =
      format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 })
    return new Uint8Array(await encoded.toBuffer())
  } catch {
    return null
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Forgets the sizes of a picture that is no more; `file` is its path below `/assets/`. */
export async function removeSizes(cacheFolder: string, file: string): Promise<void> {
  await rm(path.join(cacheFolder, digest(file)), { recursive: true, force: true })
}
