import { createHash } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { belongsToLivingProcess, identifyProcess } from '@septic-shop/embedded-postgres'

/** What is done in such a folder. */
type Work = 'backup' | 'check' | 'restore'

/** Processes of another machine that shares the folder are not seen here. */
const MACHINE = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8)

const NAME = /^\.([a-z]+)-([0-9a-f]{8})-(\d+(?:\.\d+)?-\w{6})$/

/** Makes a hidden folder for work of this process, which its name tells: whoever finds it knows whether the work goes on. */
export const makeWorkFolder = (place: string, work: Work): Promise<string> =>
  mkdtemp(path.join(place, `.${work}-${MACHINE}-${identifyProcess(process.pid)}-`))

/** Paths of what such work of processes of this machine left in the folder that have ended: they were killed. */
export async function listLeftovers(place: string, ...works: readonly Work[]): Promise<string[]> {
  const names = await readdir(place).catch(() => [])
  return names.filter((name) => isLeft(name, works)).map((name) => path.join(place, name))
}

function isLeft(name: string, works: readonly string[]): boolean {
  const [, work = '', machine, owner = ''] = NAME.exec(name) ?? []
  return works.includes(work) && machine === MACHINE && !belongsToLivingProcess(owner)
}
