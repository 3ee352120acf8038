import path from 'node:path'
import { seconds } from '../../../../lib/duration.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { createFolderStore } from '../../../platform/files/folder-store.ts'
import { mediaTypeOf } from '../../../platform/files/media-type.ts'
import { BackupRefused } from '../backup-refused.ts'
import { SHOP_FOLDERS } from '../carried-files.ts'
import { type Manifest, sealOf } from '../manifest.ts'

/** Says, while files are given their places, of which backup they are: what a restore that was killed has put there is its own. */
const MARK = 'restore/unfinished'
/** How long the store may take to tell it. */
const READ_TIME = seconds(8)

/** What is known of the backup. */
type Placed = Pick<Manifest, 'files' | 'madeAt'>

/**
 * Gives the unpacked files their places in an empty store. Throws BackupRefused when it holds files, whatever they are: a shop has them.
 * Only what a restore of the same backup has put there that was killed is put once more. Returns how to undo it, which spares what was
 * there before; what was begun when it fails is undone already. Throws when the signal ends it.
 */
export async function placeInStore(
  unpacked: string,
  files: FileStore,
  manifest: Placed,
  signal?: AbortSignal,
): Promise<() => Promise<void>> {
  const seal = sealOf(Buffer.from(JSON.stringify(manifest)))
  const before = await listOwn(files, seal, manifest)
  const placed: string[] = []
  const undo = async () => {
    for (const name of placed.splice(0)) await files.remove(name)
    if (before.size === 0) await files.remove(MARK)
  }
  const from = createFolderStore(unpacked)
  await files.put(MARK, Buffer.from(`${seal}\n${manifest.madeAt}`), { mediaType: 'text/plain' })
  try {
    for (const { path: name } of manifest.files) {
      signal?.throwIfAborted()
      const content = await from.open(name)
      if (!content) throw new Error(`${path.join(unpacked, name)} is gone`)
      if (!before.has(name)) placed.push(name)
      await files.put(name, content, { mediaType: mediaTypeOf(name) }).finally(() => content.stream.destroy())
    }
    return undo
  } catch (error) {
    await undo().catch(() => undefined)
    throw error
  }
}

/** Notes that the files in a store belong to a shop from now on. */
export const markStoreOver = (files: FileStore): Promise<void> => files.remove(MARK)

/** The backup of which a restore has not noted in the store that it is over, and when that was made; null where none is told of. */
export async function readMark(files: FileStore): Promise<{ seal: string; madeAt: string } | null> {
  const told = await files.read(MARK, READ_TIME)
  if (!told) return null
  const [seal = '', madeAt = ''] = Buffer.from(told).toString().split('\n')
  return { seal, madeAt }
}

/** Names of the files that an earlier restore of this backup has put there; none in an empty store. Throws BackupRefused. */
async function listOwn(files: FileStore, seal: string, manifest: Placed): Promise<Set<string>> {
  const found = (await Promise.all(SHOP_FOLDERS.map((folder) => files.list(folder)))).flat()
  if (found.length === 0) return new Set()
  const told = await readMark(files)
  const sizes = new Map(manifest.files.map((file) => [file.path, file.bytes]))
  if (told?.seal !== seal || found.some(({ name, size }) => sizes.get(name) !== size))
    throw new BackupRefused(startedInStore(files.place))
  return new Set(found.map(({ name }) => name))
}

const startedInStore = (place: string) =>
  `В хранилище ${place} уже есть файлы: копию восстанавливают в пустое, задайте другую STORAGE_URL. Ничего не изменено.`
