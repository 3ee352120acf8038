import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { seconds } from '../../../lib/duration.ts'
import type { PictureSize } from '../../../lib/pictures/pictures.ts'
import { createTurns } from '../../../lib/turns.ts'
import { AppError } from '../../app-error.ts'
import type { FileStore, FoundFile } from '../../platform/files/file-store.ts'
import { FOLDERS } from '../../platform/files/folders.ts'
import { once, type PictureQueue, TOO_MANY_PICTURES } from './picture-queue.ts'
import { encodeSharedDrawing, encodeSharedPhoto } from './shared-picture.ts'
import { UPLOAD_NAME } from './upload-files.ts'

/** Sources of pictures and the folder of their cached sizes, which may be deleted. */
export interface PictureFolders {
  /** Files served as `/assets/`. */
  assets: string
  /** Where uploads of staff are kept, served as `/assets/uploads/`. */
  files: FileStore
  cacheFolder: string
}

/** A picture in one size. `version` changes with the source. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  version: string
}

/** More than phone cameras produce; larger ones could exhaust the memory (decisions.md, upload). */
export const MAX_PIXELS = 40_000_000

/** Version of the conversion; raising it invalidates all cached sizes. */
const RECIPE = 1

/** Longest queue: several pages of pictures that are not cached yet. */
const MAX_WAITING = 200

/** Uploads in memory at once, from their reading until their sizes are made: a store that is slow holds up no other picture. */
const READ_AT_ONCE = 4
/** How long a store may take for one. */
const READ_TIME = seconds(8)

const UPLOADS = `${FOLDERS.uploads}/`

/** Returns sizes of pictures, cached on disk. Null for a missing or broken source. */
export function createPictureFiles(folders: PictureFolders, queue: PictureQueue) {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
  const inTurn = queue.open(MAX_WAITING, TOO_MANY_PICTURES)
  const reading = createTurns(READ_AT_ONCE)

  return async (size: PictureSize): Promise<PictureFile | null> => {
    const source = sourceOf(folders, size.file)
    const found = await source.find()
    if (!found) return null
    const version = digest(`${RECIPE} ${found.size} ${found.modified}`)
    const folder = path.join(folders.cacheFolder, digest(size.file))
    const target = path.join(folder, `${version}-${size.width}.${size.format}`)
    const known = await readFile(target).catch(() => null)
    if (known) return { bytes: known, version }
    if (await source.isOtherCase()) return null
    const bytes = await once(running, target, async () => {
      const makeFrom = (content: string | Uint8Array) => inTurn(() => make(content, target, version, size))
      const { content: from } = source
      if (typeof from === 'string') return await makeFrom(from)
      if (running.size >= MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', TOO_MANY_PICTURES, 60)
      return await reading(async () => {
        const content = await from()
        return content && (await makeFrom(content))
      })
    })
    return bytes && { bytes, version }
  }
}

interface Source {
  /** Null where there is no file. */
  find(): Promise<FoundFile | null>
  isOtherCase(): Promise<boolean>
  /** What the picture is decoded from: a path, or how its bytes are read. */
  content: string | (() => Promise<Uint8Array | null>)
}

/** Where a picture below `/assets/` comes from. Throws FilesUnavailable, of what is uploaded. */
function sourceOf({ assets, files }: PictureFolders, file: string): Source {
  if (file.startsWith(UPLOADS)) {
    return {
      // The store is not asked for invented names.
      find: async () => (UPLOAD_NAME.test(file.slice(UPLOADS.length)) ? await files.find(file) : null),
      // The names of uploads are in small letters.
      isOtherCase: async () => false,
      content: () => files.read(file, READ_TIME),
    }
  }
  const source = path.join(assets, file)
  return {
    find: async () => {
      const found = await stat(source).catch(() => null)
      return found?.isFile() ? { size: found.size, modified: found.mtimeMs } : null
    },
    isOtherCase: () => isOtherCase(assets, file).catch(() => true),
    content: source,
  }
}

/** Whether a name differs in case from the file's, on a case-insensitive disk: each spelling would be cached separately. */
async function isOtherCase(root: string, name: string): Promise<boolean> {
  const [folder, file] = await Promise.all([realpath(root), realpath(path.join(root, name))])
  const real = path.relative(folder, file).replaceAll(path.sep, '/')
  return real !== name && real.toLowerCase() === name.toLowerCase()
}

/** Generates a size and caches it on disk. Null when the source is not a picture. */
async function make(
  source: string | Uint8Array,
  target: string,
  version: string,
  size: PictureSize,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await encode(source, size)
  // Ignored: without a cached file the picture is only generated again.
  if (bytes !== null) await storeSize(bytes, target, version).catch(() => undefined)
  return bytes
}

/** Stores a size and removes those of older versions. */
async function storeSize(bytes: Uint8Array, target: string, version: string): Promise<void> {
  const folder = path.dirname(target)
  await mkdir(folder, { recursive: true })
  // Written under a temporary name, so that no reader gets an incomplete file.
  const unfinished = path.join(folder, `${version}-${randomUUID()}`)
  // Without it a power cut may leave the name with no content, which would be shown from then on.
  await writeFile(unfinished, bytes, { flush: true })
  await rename(unfinished, target)
  const old = (await readdir(folder)).filter((name) => !name.startsWith(version))
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
}

async function encode(source: string | Uint8Array, { file, width, format }: PictureSize) {
  try {
    const original = sharp(source, { limitInputPixels: MAX_PIXELS })
    if (format === 'jpeg') {
      const isDrawn = file.toLowerCase().endsWith('.svg')
      return await (isDrawn ? encodeSharedDrawing(original) : encodeSharedPhoto(original.autoOrient()))
    }
    if (format === 'png') return new Uint8Array(await encodeIcon(original.autoOrient(), width).toBuffer())
    const picture = original.autoOrient().resize({ width, withoutEnlargement: true })
    const encoded =
      format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 })
    return new Uint8Array(await encoded.toBuffer())
  } catch {
    return null
  }
}

/** Side of the icon that iOS shows on black where it is transparent. */
const IOS_ICON = 180

/** A picture as a square icon, whole. */
function encodeIcon(picture: Sharp, side: number): Sharp {
  const background = side === IOS_ICON ? 'white' : 'transparent'
  return picture
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten(side === IOS_ICON && { background })
    .png()
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Deletes the cached sizes of a deleted picture; `file` is its path below `/assets/`. */
export async function removeSizes(cacheFolder: string, file: string): Promise<void> {
  await rm(path.join(cacheFolder, digest(file)), { recursive: true, force: true })
}
