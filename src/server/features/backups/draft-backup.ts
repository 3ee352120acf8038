import { rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '@septic-shop/embedded-postgres'
import type { BackupPlace } from './backup-place.ts'
import { makeWorkFolder, removeLeftovers } from './work-folder.ts'

/**
 * Runs work with the file in which a backup of this name is made: where it stays; or, of a place that it is sent to, in a hidden folder,
 * which goes whatever happens: the next backup removes what a killed one has left.
 */
export async function withDraft<Result>(
  place: BackupPlace,
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (place.isLocal) return await work(path.join(place.folder, name))
  makeFolder(place.folder, 0o700)
  await removeLeftovers(place.folder, 'backup', 'check')
  const folder = await makeWorkFolder(place.folder, 'backup')
  try {
    return await work(path.join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
