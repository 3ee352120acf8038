import type { Transaction } from '../../platform/db/database.ts'
import { lockMediaByAddresses, removePictures } from './library/media-library.store.ts'
import { addressOf } from './library/media-usage.service.ts'
import { listUnused } from './orphans.store.ts'
import { listUploadNames } from './upload-files.ts'

/**
 * Deletes from the library the pictures that a text of what is gone names and nothing else does; documents stay. Saves that
 * have not ended yet count. Returns the addresses of all such files, also of those that lay in the trash already.
 */
export async function removeUnusedPictures(tx: Transaction, text: string): Promise<string[]> {
  const named = listUploadNames(text)
  if (named.size === 0) return []
  await lockMediaByAddresses(tx, [...named].map(addressOf))
  const unused = (await listUnused(tx, named)).map(addressOf)
  if (unused.length > 0) await removePictures(tx, unused)
  return unused
}
