import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folders of DATA_DIR that a backup carries: pictures of staff, photos of visitors. Picture sizes are made again. */
export const CARRIED_FOLDERS = ['uploads', 'attachments'] as const

/** A plain name: no folder, no unfinished or hidden file. */
const PLAIN_NAME = /^[^./\\\0][^/\\\0]{0,250}$/

/** Whether an entry of a backup, `uploads/….jpg`, may become a file of DATA_DIR. */
export function isCarriedPath(entry: string): boolean {
  const [folder = '', name = '', ...rest] = entry.split('/')
  if (Buffer.byteLength(name) > 255) return false
  return rest.length === 0 && CARRIED_FOLDERS.some((one) => one === folder) && PLAIN_NAME.test(name)
}

/** Paths of all files to be carried, within DATA_DIR: `uploads/….jpg`. */
export async function listCarriedFiles(dataDir: string): Promise<string[]> {
  const paths: string[] = []
  for (const folder of CARRIED_FOLDERS) {
    const found = await readdir(path.join(dataDir, folder), { withFileTypes: true }).catch(() => [])
    for (const entry of found) if (entry.isFile()) paths.push(`${folder}/${entry.name}`)
  }
  return paths.filter(isCarriedPath).toSorted()
}
