import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPorts } from '../cluster/free-ports.ts'
import { ask, isSuccess } from './ask.ts'
import { signIn } from './sign-in.ts'

const root = path.join(import.meta.dirname, '../..')
const PAUSE_MS = 25
/** A start with a new database, or one that recovers, on a machine that does other work too. */
const START_LIMIT_MS = 180_000

export interface ShopOptions {
  /** Holds the log, and the data unless `dataDir` is another folder. */
  folder: string
  dataDir?: string
  /** Folder of the program, if it is another version than this one. */
  program?: string
  environment?: Readonly<Record<string, string>>
  /** Where the database is, if it is not the shop's own. */
  connection?: pg.ClientConfig
}

/** A shop that people work with, of one server or of several. */
export interface ServingShop {
  address: string
  /** Signs in as the admin; returns the session's Cookie header. */
  signIn(): Promise<string>
  /** What the database has; the shop is not asked. */
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  isClosed(): boolean
}

/** The shop of a drill, started as `npm start` does it. */
export interface DrillShop extends ServingShop {
  dataDir: string
  /** The server's process; null while there is none. */
  findApp(): number | null
  /** The process of its own PostgreSQL; null while there is none. */
  findDatabase(): number | null
  isReady(): Promise<boolean>
  whenReady(): Promise<void>
  /** Stops it as a service does, with its database, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
  /** Stops it for good: whoever still works with it gives up. */
  close(): Promise<void>
  /** Ends starter, server and database in the middle of everything. */
  killAll(): Promise<void>
  /** After `killAll` or `stop`. */
  start(): Promise<void>
}

/** Starts a shop in this folder on a port of this machine; resolves when it is ready. */
export async function openDrillShop({
  folder,
  dataDir = path.join(folder, 'data'),
  program = root,
  environment = {},
  connection,
}: ShopOptions): Promise<DrillShop> {
  await mkdir(dataDir, { recursive: true })
  const [port = 0] = await findPorts(1)
  const address = `http://127.0.0.1:${port}`
  const password = randomUUID()
  let run: ReturnType<typeof launch> | undefined
  let isClosed = false

  function launch() {
    const log = openSync(path.join(folder, 'shop.log'), 'a')
    const child = spawn(process.execPath, [path.join(program, 'scripts/start.mjs')], {
      cwd: program,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: password,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        // Each visitor has an address of its own, as behind a proxy.
        TRUST_PROXY: 'on',
        PUBLIC_URL: address,
        ...environment,
      },
      stdio: ['ignore', log, log],
    })
    return { child, exit: once(child, 'exit') }
  }
  const realDataDir = realpathSync(dataDir)
  const findDatabase = () => findPostmaster(realDataDir)
  const findApp = () => (run?.child.pid === undefined ? null : findServerOf(run.child.pid))
  const isReady = async () => isSuccess(await ask(`${address}/readyz`, { patience: 3_000 }))

  async function whenReady(): Promise<void> {
    const end = Date.now() + START_LIMIT_MS
    while (!(await isReady())) {
      if (run === undefined || run.child.exitCode !== null || Date.now() > end)
        throw new Error(
          `магазин не открылся: ${readFileSync(path.join(folder, 'shop.log'), 'utf8').slice(-2000)}`,
        )
      await sleep(PAUSE_MS)
    }
  }
  async function start(): Promise<void> {
    run = launch()
    await whenReady()
  }
  async function stop(): Promise<void> {
    if (run === undefined) return
    run.child.kill('SIGTERM')
    await run.exit
    run = undefined
  }
  async function killAll(): Promise<void> {
    const pids = [run?.child.pid, findApp(), findDatabase()]
    for (const pid of pids) kill(pid ?? null, 'SIGKILL')
    await run?.exit
    run = undefined
  }
  try {
    await start()
  } catch (error) {
    await killAll()
    throw error
  }
  return {
    address,
    dataDir,
    signIn: () => signInAsAdmin(address, password),
    query: (statement, values) => askDatabase(connection ?? toConnection(dataDir), statement, values),
    findApp,
    findDatabase,
    isReady,
    whenReady,
    async restart() {
      await stop()
      await start()
    },
    stop,
    async close() {
      isClosed = true
      await stop()
    },
    isClosed: () => isClosed,
    killAll,
    start,
  }
}

/** Signs in to the shop at this address; returns the session's Cookie header. */
export const signInAsAdmin = (address: string, password: string): Promise<string> =>
  signIn(address, { username: 'admin', password })

/** Asks a database by a link of its own. */
export async function askDatabase(
  connection: pg.ClientConfig,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Sends a signal to a process that a drill has started; one that has ended is nothing. */
export function kill(pid: number | null, signal: NodeJS.Signals): void {
  if (pid === null) return
  try {
    process.kill(pid, signal)
  } catch {
    // Ended by itself.
  }
}

/** The server that this starter runs at present. */
function findServerOf(starter: number): number | null {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const [, pid] = new RegExp(`^ *(\\d+) +${starter} .*main\\.[jt]s`, 'm').exec(processes) ?? []
  return pid === undefined ? null : Number(pid)
}

/** By its command line: the lock file outlives a killed server, and cannot be read without power. */
function findPostmaster(dataDir: string): number | null {
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' })
  const line = processes.split('\n').find((one) => one.includes(`postgres -D ${dataDir}/postgres `))
  const [, pid] = /^ *(\d+) \S*postgres -D /.exec(line ?? '') ?? []
  return pid === undefined ? null : Number(pid)
}

function readPostmaster(dataDir: string) {
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), host: lines[4] ?? '' }
}

function toConnection(dataDir: string): pg.ClientConfig {
  const { host = '', port = 0 } = readPostmaster(dataDir) ?? {}
  return { host, port, user: 'shop', database: 'shop' }
}
