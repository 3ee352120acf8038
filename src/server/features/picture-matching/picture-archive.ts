import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { formatBytes } from '../../../lib/bytes.ts'
import { MAX_MATCHED_BYTES, MAX_MATCHED_FILES } from '../../../lib/pictures/upload-rules.ts'
import { AppError } from '../../app-error.ts'
import { nameFiles } from './archive-names.ts'

/** A file in an archive; `read` unpacks it alone. */
export interface ArchivedFile {
  /** With its folders. */
  name: string
  read(): Promise<File>
}

/** All files of an archive unpacked, bytes. */
const MAX_UNPACKED = 1024 * 1024 * 1024

/** Pictures are packed already: what grows more than this is no archive of pictures. */
const MAX_GROWTH = 100
/** Up to here anything may grow: short texts do. */
const UNSUSPICIOUS_BYTES = 1024 * 1024

/** Folders and notes of systems, which nobody put there; `./` and `../` before a name hide nothing. */
const HIDDEN = /(?:^|[/\\])(?:__MACOSX[/\\]|\.(?!\.?[/\\])|Thumbs\.db$|desktop\.ini$)|[/\\]$/i

/** Whether a file is a ZIP archive, by its first bytes. */
export async function isArchive(file: File): Promise<boolean> {
  const start = Buffer.from(await file.slice(0, 4).arrayBuffer())
  return start.equals(Buffer.from('PK\x03\x04')) || start.equals(Buffer.from('PK\x05\x06'))
}

/**
 * Files of a ZIP archive, which is read in parts and never unpacked as a whole. Throws BAD_REQUEST with a sentence for a damaged or
 * encrypted one, and for one that would unpack to more than pictures need.
 */
export async function openArchive(archive: File): Promise<ArchivedFile[]> {
  const refuse = (why: string) => new AppError('BAD_REQUEST', `Архив ${archive.name} ${why}`)
  const damaged = () => refuse('не читается: он повреждён или это не ZIP. Соберите его заново.')
  const entries: Entry[] = []
  let unpacked = 0
  try {
    const zip = await fromRandomAccessReaderPromise(new FileReaderAt(archive), archive.size, {
      autoClose: false,
      decodeStrings: false,
    })
    for await (const entry of zip.eachEntry()) {
      // What hides a file is ASCII, whatever the encoding.
      if (HIDDEN.test(entry.fileNameRaw.toString('latin1'))) continue
      if (entry.isEncrypted()) throw refuse('закрыт паролем: соберите его без пароля.')
      if (!entry.canDecodeFileData()) throw refuse('упакован необычным способом: соберите его обычным ZIP.')
      unpacked += entry.uncompressedSize
      if (unpacked > MAX_UNPACKED || isBomb(entry)) {
        throw refuse('распаковался бы в слишком большие файлы: в нём не картинки.')
      }
      if (entries.length === MAX_MATCHED_FILES) {
        throw refuse(`больше чем из ${MAX_MATCHED_FILES} файлов: разделите его на несколько.`)
      }
      entries.push(entry)
    }
    return nameFiles(entries).map(({ entry, name }) => ({ name, read: () => readEntry(zip, entry, name) }))
  } catch (error) {
    throw error instanceof AppError ? error : damaged()
  }
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > UNSUSPICIOUS_BYTES && uncompressedSize > compressedSize * MAX_GROWTH

/** Unpacks one file. Throws BAD_REQUEST for a damaged one and above the limit, which is known before it is read. */
async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<File> {
  if (entry.uncompressedSize > MAX_MATCHED_BYTES) {
    throw new AppError('BAD_REQUEST', `Файл ${name} больше ${formatBytes(MAX_MATCHED_BYTES)}`)
  }
  try {
    // The library ends the stream with an error when more comes out than the entry says.
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    return new File([new Uint8Array(bytes)], path.posix.basename(name))
  } catch {
    throw new AppError('BAD_REQUEST', `Файл ${name} в архиве повреждён`)
  }
}

/** Reads an archive where the library asks for it, without a copy of the whole. */
class FileReaderAt extends RandomAccessReader {
  readonly #file: File

  constructor(file: File) {
    super()
    this.#file = file
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#file.slice(start, end).stream())
  }
}
