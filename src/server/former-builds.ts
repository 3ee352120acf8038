import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { days } from '../lib/duration.ts'

/** How long the files of a build stay after another one took its place, milliseconds. */
const KEPT_FOR = days(7)
/** Most bytes of the files of all builds; the present one counts and stays whatever it weighs. */
const MAX_BYTES = 200_000_000

interface Build {
  /** Its files in `built/`, sorted. */
  files: readonly string[]
  /** When another build took its place, milliseconds since the epoch; null for the one that is served. */
  replacedAt: number | null
}

/** Folder in DATA_DIR where the browser files of the builds of the last days are, under `built/` as in a build. */
export const formerBuildsFolder = (dataDir: string): string => path.resolve(dataDir, 'former-builds')

interface KeptParts {
  /** Folder of the present build's browser files. */
  clientFiles: string
  dataDir: string
  now?: number
  maxBytes?: number
  signal?: AbortSignal
}

/**
 * Copies the browser files of the present build to DATA_DIR, and removes those of builds that were replaced more than 7 days ago, or
 * that do not fit: a tab of a former build asks for its files as long (docs/decisions/2026-11-26-former-builds.md). Files are known by
 * their names, which hold a hash of their content. Rejects when it cannot write; what was kept by then stays.
 */
export async function keepBuild(parts: KeptParts): Promise<void> {
  const { clientFiles, dataDir, now = Date.now(), maxBytes = MAX_BYTES, signal } = parts
  const folder = formerBuildsFolder(dataDir)
  const [from, to, incoming] = [path.join(clientFiles, 'built'), path.join(folder, 'built'), 'incoming']
  await mkdir(path.join(folder, incoming), { recursive: true })
  await mkdir(to, { recursive: true })
  // Halves of a start that was killed; only one process writes here at a time.
  for (const half of await readdir(path.join(folder, incoming), { withFileTypes: true })) {
    if (half.isFile()) await rm(path.join(folder, incoming, half.name), { force: true })
  }
  const files = (await readdir(from)).sort()
  const stored = await readBuilds(folder)
  const former = stored
    .filter((build) => build.files.join() !== files.join())
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }))
    .filter(({ replacedAt }) => now - replacedAt < KEPT_FOR)
  const present = new Set(await readdir(to))
  const builds = [{ files, replacedAt: null }, ...(await takeFitting(files, former))]
  // By renaming, so that no half file is ever served or read.
  const place = async (target: string, write: (file: string) => Promise<void>) => {
    signal?.throwIfAborted()
    const half = path.join(folder, incoming, `${process.pid}-${path.basename(target)}`)
    await write(half)
    await rename(half, target)
  }
  if (JSON.stringify(builds) !== JSON.stringify(stored)) {
    await place(listOf(folder), (half) => writeFile(half, JSON.stringify(builds)))
  }
  for (const file of files) {
    if (!present.has(file)) await place(path.join(to, file), (half) => copyFile(path.join(from, file), half))
  }
  const kept = new Set(builds.flatMap((build) => build.files))
  for (const file of present) if (!kept.has(file)) await rm(path.join(to, file), { force: true })

  /** The newest former builds whose files fit beside those of the present one. */
  async function takeFitting(own: readonly string[], all: readonly Build[]): Promise<Build[]> {
    const counted = new Set(own)
    let bytes = 0
    for (const file of own) bytes += (await stat(path.join(from, file))).size
    const fitting: Build[] = []
    for (const build of all) {
      for (const file of build.files.filter((name) => !counted.has(name))) {
        counted.add(file)
        bytes += (await stat(path.join(to, file)).catch(() => null))?.size ?? 0
      }
      if (bytes > maxBytes) break
      fitting.push(build)
    }
    return fitting
  }
}

const listOf = (folder: string) => path.join(folder, 'builds.json')

/** The builds that are kept, newest first; none when nothing can be read. */
async function readBuilds(folder: string): Promise<Build[]> {
  try {
    const stored: unknown = JSON.parse(await readFile(listOf(folder), 'utf8'))
    return Array.isArray(stored) ? stored.flatMap((entry) => toBuild(Object(entry))) : []
  } catch {
    return []
  }
}

function toBuild({ files, replacedAt }: { files?: unknown; replacedAt?: unknown }): Build[] {
  if (!Array.isArray(files)) return []
  return [{ files: files.map(String), replacedAt: typeof replacedAt === 'number' ? replacedAt : null }]
}

/** Keeps the build in the background, while the shop is open already; a failure is logged. Ends early when stopped. */
export function startKeepingBuild(parts: KeptParts, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = keepBuild({ ...parts, signal: stopping.signal }).catch((error: unknown) => {
    if (!stopping.signal.aborted)
      log.warn({ err: error }, 'файлы этой сборки не сохранены для открытых вкладок')
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
