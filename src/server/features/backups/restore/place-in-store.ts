import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { mediaTypeOf } from '../../../platform/files/media-type.ts'
import { BackupRefused } from '../backup-refused.ts'
import { listCarriedFiles } from '../carried-files.ts'
import type { Manifest } from '../manifest.ts'

/**
 * Gives the unpacked files their places in a store. Throws BackupRefused when it holds files that are not of this backup: a shop has
 * been started there. What a restore that was killed has put there already is put once more. Returns how to undo it; what was begun
 * when it fails is undone already.
 */
export async function placeInStore(
  unpacked: string,
  files: FileStore,
  manifest: Pick<Manifest, 'files'>,
): Promise<() => Promise<void>> {
  const sizes = new Map(manifest.files.map((file) => [file.path, file.bytes]))
  for (const { name, size } of await listCarriedFiles(files))
    if (sizes.get(name) !== size) throw new BackupRefused(startedInStore(files.place))
  const placed: string[] = []
  const undo = async () => {
    for (const name of placed.splice(0)) await files.remove(name)
  }
  try {
    for (const [name, size] of sizes) {
      placed.push(name)
      const stream = createReadStream(path.join(unpacked, name))
      await files.put(name, { size, stream }, { mediaType: mediaTypeOf(name) })
    }
    return undo
  } catch (error) {
    await undo().catch(() => undefined)
    throw error
  }
}

const startedInStore = (place: string) =>
  `В хранилище ${place} уже есть файлы другого магазина: копию восстанавливают в новое, задайте другую STORAGE_URL. Ничего не изменено.`
