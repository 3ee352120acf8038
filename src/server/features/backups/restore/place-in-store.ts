import path from 'node:path'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { createFolderStore } from '../../../platform/files/folder-store.ts'
import { mediaTypeOf } from '../../../platform/files/media-type.ts'
import { BackupRefused } from '../backup-refused.ts'
import { SHOP_FOLDERS } from '../carried-files.ts'
import { type Manifest, sealOf } from '../manifest.ts'

/** Says, while files are given their places, of which backup they are: what a restore that was killed has put there is its own. */
const MARK = 'restore/unfinished'

/**
 * Gives the unpacked files their places in an empty store. Throws BackupRefused when it holds files, whatever they are: a shop has them.
 * Only what a restore of the same backup has put there that was killed is put once more. Returns how to undo it, which spares what was
 * there before; what was begun when it fails is undone already. Throws when the signal ends it.
 */
export async function placeInStore(
  unpacked: string,
  files: FileStore,
  manifest: Pick<Manifest, 'files'>,
  signal?: AbortSignal,
): Promise<() => Promise<void>> {
  const mark = Buffer.from(sealOf(Buffer.from(JSON.stringify(manifest))))
  const before = await listOwn(files, mark, manifest)
  const placed: string[] = []
  const undo = async () => {
    for (const name of placed.splice(0)) await files.remove(name)
    if (before.size === 0) await files.remove(MARK)
  }
  const from = createFolderStore(unpacked)
  await files.put(MARK, mark, { mediaType: 'text/plain' })
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

/** Names of the files that an earlier restore of this backup has put there; none in an empty store. Throws BackupRefused. */
async function listOwn(
  files: FileStore,
  mark: Buffer,
  manifest: Pick<Manifest, 'files'>,
): Promise<Set<string>> {
  const found = (await Promise.all(SHOP_FOLDERS.map((folder) => files.list(folder)))).flat()
  if (found.length === 0) return new Set()
  const told = await files.read(MARK)
  const sizes = new Map(manifest.files.map((file) => [file.path, file.bytes]))
  if (!told || !mark.equals(told) || found.some(({ name, size }) => sizes.get(name) !== size))
    throw new BackupRefused(startedInStore(files.place))
  return new Set(found.map(({ name }) => name))
}

const startedInStore = (place: string) =>
  `В хранилище ${place} уже есть файлы: копию восстанавливают в пустое, задайте другую STORAGE_URL. Ничего не изменено.`
