import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { belongsToLivingProcess, identifyProcess } from '@septic-shop/embedded-postgres'
import { days } from '../../../lib/duration.ts'

/** What is done in such a folder. */
type Work = 'backup' | 'check' | 'restore'

/** Processes of another machine that shares the folder are not seen here. */
const MACHINE = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8)

const NAME = /^\.([a-z]+)-([0-9a-f]{8})-(\d+(?:\.\d+)?-\w{6})$/

/** Makes a hidden folder for work of this process, which its name tells: whoever finds it knows whether the work goes on. */
export const makeWorkFolder = (place: string, work: Work): Promise<string> =>
  mkdtemp(path.join(place, `.${work}-${MACHINE}-${identifyProcess(process.pid)}-`))

/** Paths of what such work of processes of this machine left in the folder that have ended: they were killed. */
export async function listLeftovers(place: string, work: Work): Promise<string[]> {
  return (await listWork(place, [work])).filter(isAbandoned).map((one) => one.path)
}

/**
 * Removes what such work left in the folder that was killed: of this machine at once, of another one, whose processes are not seen
 * here, after a day. What cannot be removed stays.
 */
export async function removeLeftovers(place: string, ...works: readonly Work[]): Promise<void> {
  for (const one of await listWork(place, works))
    if (one.machine === MACHINE ? isAbandoned(one) : await isOld(one.path))
      await rm(one.path, { recursive: true, force: true }).catch(() => undefined)
}

interface WorkFolder {
  path: string
  machine: string
  /** The process whose work it is. */
  owner: string
}

async function listWork(place: string, works: readonly string[]): Promise<WorkFolder[]> {
  const names = await readdir(place).catch(() => [])
  return names.flatMap((name) => {
    const [, work = '', machine = '', owner = ''] = NAME.exec(name) ?? []
    return works.includes(work) ? [{ path: path.join(place, name), machine, owner }] : []
  })
}

const isAbandoned = ({ machine, owner }: WorkFolder) => machine === MACHINE && !belongsToLivingProcess(owner)

async function isOld(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found !== null && found.mtimeMs < Date.now() - days(1)
}
