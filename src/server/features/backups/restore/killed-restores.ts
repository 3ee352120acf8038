import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { stopAbandoned } from '@septic-shop/embedded-postgres'
import type { Logger } from 'pino'
import type { Config } from '../../../config.ts'
import { CARRIED_FOLDERS } from '../carried-files.ts'
import { MANIFEST_ENTRY } from '../manifest.ts'
import { listLeftovers } from '../work-folder.ts'
import { draftOf } from './place-files.ts'
import { hasDatabase } from './restore-target.ts'

/**
 * Removes what restores into this folder left that were killed: their work, and a server that still runs for it. Where no shop has
 * been started since (`isNew`), also the files that they had given their places: they are those of the work, by name, size and time.
 * The work goes last: it alone tells of what else there is, and the folders of a shop, with all its pictures, are not read for it.
 */
export async function clearKilledRestores(dataDir: string, { isNew }: { isNew: boolean }): Promise<void> {
  for (const work of await listLeftovers(dataDir, 'restore')) {
    await stopAbandoned(work)
    if (isNew && !isOver(work)) await takeFilesBack(work, dataDir)
    for (const folder of CARRIED_FOLDERS) await rm(draftOf(work, path.join(dataDir, folder)), { force: true })
    await rm(work, { recursive: true, force: true })
  }
}

/** The same before a shop starts, whatever becomes of it. Whether a database of its own is new is not known: then placed files stay. */
export async function clearBeforeStart(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Logger,
): Promise<void> {
  try {
    await clearKilledRestores(dataDir, { isNew: databaseUrl === undefined && !hasDatabase(dataDir) })
  } catch (error) {
    log.warn({ err: error }, 'не убрано то, что осталось от прерванного восстановления')
  }
}

/** Notes that the work of a restore is done: its files belong to a shop from now on. */
export const markOver = (work: string): Promise<void> => rm(path.join(work, MANIFEST_ENTRY), { force: true })

/** Also before everything was compared: then no file has got its place yet. */
const isOver = (work: string) => !existsSync(path.join(work, MANIFEST_ENTRY))

async function takeFilesBack(work: string, dataDir: string): Promise<void> {
  for (const folder of CARRIED_FOLDERS) {
    for (const name of await readdir(path.join(work, folder)).catch(() => [])) {
      const place = path.join(dataDir, folder, name)
      const [ours, placed] = await Promise.all([stat(path.join(work, folder, name)), find(place)])
      if (placed?.size === ours.size && placed.mtime.getTime() === ours.mtime.getTime()) await rm(place)
    }
  }
}

const find = (file: string) => stat(file).catch(() => null)
