import type { Readable } from 'node:stream'
import { AppError } from '../../app-error.ts'

/** What is known of a stored file. */
export interface FoundFile {
  /** Bytes. */
  size: number
  /** Milliseconds of the last change. */
  modified: number
}

/** A stored file in a list; its name is `folder/file`. */
export interface ListedFile extends FoundFile {
  name: string
}

/** A stored file, read while it is sent on. */
export interface OpenedFile extends FoundFile {
  stream: Readable
}

/** What is stored: bytes, or a stream of known length. */
export type Content = Uint8Array | { size: number; stream: Readable }

/**
 * Where files are kept: folders of a disk, or an S3 store. Names are `folder/file`. What is absent is null; a store that does not
 * answer throws FilesUnavailable. Nothing that is stored can be had but by the server that owns the store.
 */
export interface FileStore {
  /** For people: the folder's path, or the address. */
  place: string
  /** Stores a file, whole or not at all. `modified` is kept where the store can set it. */
  put(name: string, content: Content, about: { mediaType: string; modified?: number }): Promise<void>
  find(name: string): Promise<FoundFile | null>
  open(name: string): Promise<OpenedFile | null>
  /**
   * All bytes of a file that is to be shown, which a store has to send within a time, ms. One that a folder holds and cannot be read is
   * absent here, and throws in `open`.
   */
  read(name: string, time?: number): Promise<Uint8Array<ArrayBuffer> | null>
  /** Files of a folder in no order; unfinished ones are left out. Throws when one that is there cannot be seen: UnreadableFile where that is forbidden. */
  list(folder: string): Promise<ListedFile[]>
  /** A file that is gone already is passed over. */
  remove(name: string): Promise<void>
  /** Gives a file another name; from then on it counts as modified `now`, where the store can set that. */
  move(name: string, to: string, now: number): Promise<void>
  /** Throws FilesUnavailable when files can be neither read nor stored. `public` when somebody without a key can read or list them. */
  check(): Promise<'public' | null>
}

/** A file that is there, or a folder, may not be read by the user whom the server runs as. */
export class UnreadableFile extends Error {
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`${path} may not be read`, { cause })
    this.path = path
  }
}

const DOING = { store: 'Файл не сохранён: ', remove: 'Файл не удалён: ', read: '' } as const

const WHY = {
  silent: 'хранилище файлов не отвечает. Попробуйте через минуту.',
  refused: 'хранилище файлов не принимает ключ магазина. Сообщите администратору.',
} as const

/** The store did not answer in time, or not as it should: `silent`; or it does not accept our key: `refused`. */
export class FilesUnavailable extends AppError {
  readonly why: keyof typeof WHY

  constructor(doing: keyof typeof DOING, why: keyof typeof WHY, cause: unknown) {
    const sentence = DOING[doing] + WHY[why]
    super('SERVICE_UNAVAILABLE', sentence.charAt(0).toUpperCase() + sentence.slice(1), 60)
    this.why = why
    this.cause = cause
  }
}
