import { access, constants, readFile, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../root.ts'
import type { DiskFigures, MemoryFigures, VersionFigures } from './machine-checks.ts'

/** The version of the program's files as they are now. Throws when the package has none. */
async function readInstalledVersion(): Promise<string> {
  const { version }: { version: unknown } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  )
  if (typeof version !== 'string') throw new Error('package.json has no version')
  return version
}

/** When this process began. */
export const processStart = () => new Date(Date.now() - process.uptime() * 1000)

/** Remembers the version at the start of the process, to be compared with later ones. */
export function createVersionMeter(): () => Promise<VersionFigures> {
  const running = readInstalledVersion()
  // Read again when it is asked for, which then says what is wrong.
  running.catch(() => undefined)
  return async () => ({
    running: await running,
    installed: await readInstalledVersion(),
    node: process.versions.node,
    startedAt: processStart(),
    now: new Date(),
  })
}

/** Measures the disk of a folder. Throws when there is no such folder. */
export async function measureDisk(folder: string): Promise<DiskFigures> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder)
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  return {
    free: bavail * bsize,
    total: blocks * bsize,
    // Some file systems have no limit, and count no files.
    freeFiles: files > 0 ? ffree / files : 1,
    canWrite,
  }
}

/** Measures the process against the container's limit, else against the machine. */
export function measureMemory(): MemoryFigures {
  const machine = os.totalmem()
  const container = process.constrainedMemory()
  const isContained = container > 0 && container < machine
  return {
    used: process.memoryUsage.rss(),
    peak: process.resourceUsage().maxRSS * 1024,
    limit: isContained ? container : machine,
    // Within a container the cache of files counts as used, although it is given back.
    machineFree: isContained ? null : os.freemem(),
  }
}
