import { createReadStream, openAsBlob } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createS3Store } from '../../platform/files/s3-store.ts'
import { parseBackupName } from './backup-names.ts'
import { backupFolder, listBackupFiles, type StoredBackup, toNewestFirst } from './folder.ts'
import type { Archive } from './restore/read-backup.ts'
import { openInStore } from './stored-archive.ts'

/** Where backups are kept, as the settings say it. */
export type BackupPlaces = Pick<Config, 'backupDir' | 'backupStorage' | 'dataDir'>

/** Where backups lie: a folder, or an S3 store. A store that does not answer throws FilesUnavailable. */
export interface BackupPlace {
  /** For people. */
  name: string
  /** Folder of this machine in which a backup is made: where it stays, or below which it waits until it is sent. */
  folder: string
  /** Whether it stays in that folder. */
  isLocal: boolean
  /** Backups, newest first. */
  list(): Promise<StoredBackup[]>
  /** Takes a backup that was made in the folder. */
  keep(file: string): Promise<void>
  /** A backup, to be compared; null when it is gone. */
  open(name: string): Promise<Archive | null>
  /** The same as a file, read while it is sent. */
  download(name: string): Promise<File | null>
  remove(name: string): Promise<void>
  /** Throws FilesUnavailable; `public` when somebody without a key can read it. */
  check(): Promise<'public' | null>
}

const MEDIA_TYPE = 'application/gzip'

/** Folder of the store's backups. */
const IN_STORE = 'backups'

/** The place that the settings name. */
export function backupPlaceOf(places: BackupPlaces): BackupPlace {
  return places.backupStorage ? storePlace(places.backupStorage, places.dataDir) : folderPlace(places)
}

/** Gives a backup that was made here to its store, if there is one. */
export async function sendAway(place: BackupPlace, file: string): Promise<void> {
  if (place.isLocal) return
  try {
    await place.keep(file)
  } finally {
    await rm(file, { force: true })
  }
}

function folderPlace(places: BackupPlaces): BackupPlace {
  const folder = backupFolder(places)
  const fileOf = (name: string) => path.join(folder, name)
  return {
    name: folder,
    folder,
    isLocal: true,
    list: () => listBackupFiles(folder),
    keep: async () => undefined,
    async open(name) {
      const found = await stat(fileOf(name)).catch(() => null)
      return found && { size: found.size, read: () => createReadStream(fileOf(name)) }
    },
    async download(name) {
      const content = await openFile(fileOf(name))
      return content && new File([content], name, { type: MEDIA_TYPE })
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    check: async () => null,
  }
}

/** Null where there is no file, of which `openAsBlob` tells by a throw. */
async function openFile(file: string): Promise<Blob | null> {
  try {
    return await openAsBlob(file)
  } catch {
    return null
  }
}

function storePlace(settings: NonNullable<BackupPlaces['backupStorage']>, dataDir: string): BackupPlace {
  const files = createS3Store(settings)
  const nameOf = (name: string) => `${IN_STORE}/${name}`
  return {
    name: `${files.place}${IN_STORE}`,
    folder: backupFolder({ dataDir, backupDir: undefined }),
    isLocal: false,
    async list() {
      const found = (await files.list(IN_STORE)).flatMap(({ name, size }) => {
        const named = parseBackupName(path.basename(name))
        return named ? [{ ...named, bytes: size }] : []
      })
      return toNewestFirst(found)
    },
    async keep(file) {
      const name = path.basename(file)
      // Open already: what cannot be opened is told before the store is asked.
      const content = await createFolderStore(path.dirname(file)).open(name)
      if (!content) throw new Error(`${file} is gone`)
      try {
        await files.put(nameOf(name), content, { mediaType: MEDIA_TYPE })
      } finally {
        content.stream.destroy()
      }
    },
    open: (name) => openInStore(files, nameOf(name)),
    async download(name) {
      const found = await files.find(nameOf(name))
      const read = async () => (await files.open(nameOf(name)))?.stream ?? Readable.from([])
      return found && new RemoteFile(name, found.size, read)
    },
    remove: (name) => files.remove(nameOf(name)),
    check: () => files.check(),
  }
}

/** A file of a store, which is asked for when somebody reads it. */
class RemoteFile extends File {
  readonly #size: number
  readonly #read: () => Promise<Readable>

  constructor(name: string, size: number, read: () => Promise<Readable>) {
    super([], name, { type: MEDIA_TYPE })
    this.#size = size
    this.#read = read
  }

  override get size(): number {
    return this.#size
  }

  override stream() {
    const chunks = readLater(this.#read)
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await chunks.return()
      },
    })
  }
}

async function* readLater(
  read: () => Promise<Readable>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  for await (const chunk of await read()) yield new Uint8Array(chunk)
}
