import { randomBytes } from 'node:crypto'
import { access, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../app-error.ts'
import { makeFolders, writeWhole } from '../../platform/files/write-down.ts'
import { readOutline } from './table/read-in-thread.ts'
import type { TableOutline } from './table/table-outline.ts'

/** Folder of price lists under DATA_DIR; a backup leaves them out, each can be uploaded again. */
export const importFolder = (dataDir: string) => path.resolve(dataDir, 'imports')

/** Stores the bytes of a price list; the name of its file. */
export async function saveFile(folder: string, bytes: Uint8Array, extension: string): Promise<string> {
  await makeFolders(folder)
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  await writeWhole(path.join(folder, name), bytes, path.join(folder, `.${name}`))
  return name
}

/** Removes a price list and its outline. */
export async function removeFile(folder: string, name: string): Promise<void> {
  await Promise.all([name, outlineName(name)].map((one) => rm(path.join(folder, one), { force: true })))
}

/** Whether a price list is still there. */
const hasFile = (folder: string, name: string): Promise<boolean> =>
  access(path.join(folder, name)).then(
    () => true,
    () => false,
  )

const outlineName = (name: string) => `${name}.outline.json`

/** Keeps what was read of a price list, so that its columns need no second reading. */
export async function keepOutline(folder: string, name: string, outline: object): Promise<void> {
  const kept = outlineName(name)
  await writeWhole(path.join(folder, kept), JSON.stringify(outline), path.join(folder, `.${kept}`))
}

/** What was read of a stored price list, which had this name. Throws CONFLICT when its file is gone. */
export async function requireOutline(
  folder: string,
  { file, name }: { file: string; name: string },
): Promise<TableOutline> {
  const kept = await readFile(path.join(folder, outlineName(file)), 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept)
  if (await hasFile(folder, file)) return await readOutline(`${folder}/${file}`, name)
  throw new AppError('CONFLICT', 'Файла больше нет: загрузите прайс-лист ещё раз')
}
