import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { FileRefused } from './table-rows.ts'

/** Most bytes that a part may have when inflated, and all that are read together. */
const MAX_INFLATED = 256 * 1024 * 1024
/** Most bytes that a file claims to have when inflated. */
const MAX_CLAIMED = 768 * 1024 * 1024
/** A larger part that shrinks this much is no table. */
const MAX_RATIO = 300
const SUSPICIOUS = 16 * 1024 * 1024
/** Compressed bytes that are inflated at once: even a bomb makes no more than 16 MB of them. */
const STEP = 16 * 1024

const bomb = () =>
  new FileRefused('Файл разворачивается в слишком большой. Сохраните прайс-лист заново и загрузите его')
const broken = () => new FileRefused('Файл повреждён: он не открывается. Сохраните его заново в Excel')

/** The parts of a zip archive, inflated piece by piece. */
export interface ZipParts {
  names: readonly string[]
  /** Hands the bytes of a part to `take` as they come. Throws FileRefused for one that is too large or broken. */
  read(name: string, take: (bytes: Uint8Array) => void): void
}

/** Opens an archive; nothing is inflated. Throws FileRefused for a broken, encrypted or suspicious one. */
export function openZip(bytes: Uint8Array): ZipParts {
  // Bit 0 of the flags in the first local header (APPNOTE.TXT, section 4.4.4).
  if (((bytes[6] ?? 0) & 1) === 1) throw passwordProtected()
  const names: string[] = []
  let claimed = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name.replaceAll('\\', '/').replace(/^\//, ''))
        claimed += originalSize
        if (originalSize > SUSPICIOUS && originalSize > size * MAX_RATIO) throw bomb()
        return false
      },
    })
  } catch (error) {
    throw error instanceof FileRefused ? error : broken()
  }
  if (claimed > MAX_CLAIMED) throw bomb()
  let left = MAX_INFLATED
  return {
    names,
    read(name, take) {
      let isFound = false
      const unzip = new Unzip((file) => {
        if (file.name.replaceAll('\\', '/').replace(/^\//, '') !== name) return
        isFound = true
        file.ondata = (error, piece) => {
          // The library hands on what this function has thrown too.
          if (error) throw error
          left -= piece.length
          if (left < 0) throw bomb()
          take(piece)
        }
        file.start()
      })
      unzip.register(UnzipInflate)
      try {
        for (let at = 0; at < bytes.length; at += STEP) {
          unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
        }
      } catch (error) {
        throw error instanceof FileRefused ? error : broken()
      }
      if (!isFound) throw broken()
    },
  }
}

/** The refusal of an encrypted file. */
export const passwordProtected = () =>
  new FileRefused('Файл защищён паролем. Снимите пароль в Excel, сохраните и загрузите снова')
