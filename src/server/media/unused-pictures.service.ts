import type { Transaction } from '../db/database.ts'
import { removePictures } from './media-library.store.ts'
import { addressOf } from './media-usage.service.ts'
import { listUnused } from './orphans.store.ts'
import { listUploadNames } from './upload-files.ts'

/**
 * Deletes from the library the pictures that a text of what is gone names and nothing else does; documents stay. Returns the addresses of
 * all such files, also of those that lay in the trash already.
 */
export async function removeUnusedPictures(tx: Transaction, text: string): Promise<string[]> {
  const unused = (await listUnused(tx, listUploadNames(text))).map(addressOf)
  if (unused.length > 0) await removePictures(tx, unused)
  return unused
}
