import type { FileStore, ListedFile } from '../../platform/files/file-store.ts'
import { FOLDERS } from '../../platform/files/folders.ts'

/** Folders of DATA_DIR that a backup carries: pictures of staff, photos of visitors. Picture sizes are made again. */
export const CARRIED_FOLDERS = [FOLDERS.uploads, FOLDERS.attachments] as const

/** All folders in which a shop has files: those of a backup, and what may still be brought back. */
export const SHOP_FOLDERS = [...CARRIED_FOLDERS, FOLDERS.removed] as const

/** A plain name: no folder, no unfinished or hidden file. */
const PLAIN_NAME = /^[^./\\\0][^/\\\0]{0,250}$/

/** Whether an entry of a backup, `uploads/….jpg`, may become a file of DATA_DIR. */
export function isCarriedPath(entry: string): boolean {
  const [folder = '', name = '', ...rest] = entry.split('/')
  if (Buffer.byteLength(name) > 255) return false
  return rest.length === 0 && CARRIED_FOLDERS.some((one) => one === folder) && PLAIN_NAME.test(name)
}

/** All files to be carried, by their paths within DATA_DIR, wherever they are kept: `uploads/….jpg`. Throws FilesUnavailable. */
export async function listCarriedFiles(files: FileStore): Promise<ListedFile[]> {
  const listed: ListedFile[] = []
  for (const folder of CARRIED_FOLDERS) listed.push(...(await files.list(folder)))
  return listed.filter(({ name }) => isCarriedPath(name))
}
