import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { findPorts } from '../../scripts/cluster/free-ports.ts'
import { git, readStep, type UpgradeStep } from '../../scripts/upgrade/switch.mjs'
import { copySeededFolder } from './database.ts'
import { root } from './files.ts'
import { install } from './image.ts'
import { readUntilOpen } from './read-until-open.ts'
import { waitFor } from './wait-for.ts'

/** What stands in place of the server in versions that do not work: the last lines of `dist/server/main.js`. */
const SERVERS = {
  /** The shop, with a text of its own. */
  sound: null,
  /** Ends at its start, and says why. */
  ends: "process.send({ failure: 'нет такого файла' }, () => process.exit(0))",
  /** Opens and never becomes ready. */
  never: `import { createServer } from 'node:http'
    createServer((_, response) => response.writeHead(503).end()).listen(process.env.PORT, process.env.HOST)
    process.on('SIGTERM', () => process.exit(0))
    process.send('open')`,
  /** Changes the database so that the former program may not run on it, and ends. */
  changes: `import { startEmbedded } from '../../packages/embedded-postgres/index.ts'
    import pg from 'pg'
    const database = await startEmbedded({ dataDir: process.env.DATA_DIR })
    const client = new pg.Client(database.connection)
    await client.connect()
    const newer = Date.parse('2100-01-01')
    await client.query(\`comment on table drizzle.__drizzle_migrations is 'oldest program: \${newer}'\`)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['newer', newer])
    await client.end()
    await database.stop()
    process.exit(1)`,
} as const

/** The kinds of versions that the origin has, by their branches. */
export type Version = keyof typeof SERVERS

/** What a checkout of the shop holds, as far as it is needed here. */
const SOURCES = [
  'src',
  'packages',
  'content',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '.npmrc',
  '.gitignore',
]

/** Programs among the packages that the clone does not start: its Node.js is that of the tests. */
const NOT_RUN = /^node_modules\/(?:node-|postgres-15-)/

/** Files that neither the server nor a command loads. */
const NOT_LOADED = /\/node_modules$|^src\/(?:admin|app|storefront|ui)$|\.test\.tsx?$|_snapshot\.json$/

/** A build that takes the pages of the sources under test, and for some versions another server. */
const build = (
  server: string | null,
  subject: string,
) => `import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs'
// ${subject}
const filter = (file) => !file.endsWith('/compiled')
if (!existsSync('dist')) cpSync(${JSON.stringify(path.join(root, 'dist'))}, 'dist', { recursive: true, filter })
${
  server === null
    ? `copyFileSync(${JSON.stringify(path.join(root, 'dist/server/main.js'))}, 'dist/server/main.js')`
    : `writeFileSync('dist/server/main.js', ${JSON.stringify(server)})`
}
`

/** A shop that runs from a clone, whose origin has newer versions. */
export interface UpgradableShop {
  /** The clone. */
  folder: string
  address: string
  dataDir: string
  /** The commit that the clone stands at. */
  head(): string
  /** The commit of a version. */
  commitOf(version: Version): string
  /** Runs the command to its end. */
  upgrade(...options: string[]): Promise<{ code: number; said: string }>
  /** Runs the command until it has written down this step, and kills it then. */
  killAt(step: UpgradeStep['name'], ...options: string[]): Promise<void>
  close(): Promise<void>
}

/** Makes origin and clone, and starts the clone's shop. */
export async function openUpgradableShop(): Promise<UpgradableShop> {
  const place = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'upgrade-')))
  const [origin, folder] = ['origin', 'shop'].map((name) => path.join(place, name)) as [string, string]
  makeOrigin(origin)
  git(place, 'clone', '--quiet', origin, folder)
  commitVersion(origin, 'main', 'sound')
  install(folder, NOT_RUN)
  const installed = 'node_modules/.package-lock.json'
  copyFileSync(path.join(root, installed), path.join(folder, installed))
  const [port = 0] = await findPorts(1)
  const environment = {
    PATH: process.env.PATH,
    HOME: place,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: path.join(place, 'data'),
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'on',
    ADMIN_PASSWORD: 'проверка-1',
  }
  await copySeededFolder(environment.DATA_DIR)
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(starter, 'exit')
  const { address } = await readUntilOpen(starter.stdout)
  starter.stdout.resume()
  if (address === '') throw new Error(`the shop did not open: ${await ended}`)

  // The settings are those of the running shop: the command is given none of them. What it runs from the sources is compiled once.
  const command = (options: readonly string[]) =>
    spawn(process.execPath, ['scripts/run.mjs', 'scripts/upgrade/upgrade.ts', ...options], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: path.join(place, 'compiled') },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
  return {
    folder,
    address,
    dataDir: environment.DATA_DIR,
    head: () => git(folder, 'rev-parse', 'HEAD'),
    commitOf: (version) => git(origin, 'rev-parse', version === 'sound' ? 'main' : version),
    async upgrade(...options) {
      const child = command(options)
      const exit = once(child, 'exit')
      const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
      return { code: (await exit)[0], said: printed + complained }
    },
    async killAt(step, ...options) {
      const child = command(options)
      const exit = once(child, 'exit')
      await waitFor(async () => {
        if (readStep(folder)?.name !== step) throw new Error(`not yet ${step}`)
      })
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await exit
    },
    async close() {
      starter.kill('SIGTERM')
      await ended
      rmSync(place, { recursive: true, force: true })
    },
  }
}

function makeOrigin(origin: string): void {
  mkdirSync(origin)
  for (const source of SOURCES)
    cpSync(path.join(root, source), path.join(origin, source), {
      recursive: true,
      filter: (file) => !NOT_LOADED.test(path.relative(root, file)),
    })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  writeFileSync(path.join(origin, 'scripts/build.mjs'), build(null, 'base'))
  commit(origin, 'base')
  for (const version of ['ends', 'never', 'changes'] as const) commitVersion(origin, version, version)
}

function commitVersion(origin: string, branch: string, version: Version): void {
  git(origin, 'checkout', '--quiet', '-B', branch, 'main')
  writeFileSync(path.join(origin, 'scripts/build.mjs'), build(SERVERS[version], version))
  writeFileSync(path.join(origin, `new-${version}.txt`), version)
  commit(origin, version)
  git(origin, 'checkout', '--quiet', 'main')
}

function commit(origin: string, subject: string): void {
  git(origin, 'add', '--all')
  const name = ['-c', 'user.name=shop', '-c', 'user.email=shop@example.test']
  git(origin, ...name, 'commit', '--quiet', '--message', subject)
}

/** What the running clone was built from. */
export const builtAs = (folder: string) =>
  /^\/\/ (\w+)$/m.exec(readFileSync(path.join(folder, 'scripts/build.mjs'), 'utf8'))?.[1]
