import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import { pino } from 'pino'
import { connect, JOB_LIMITS } from '../../src/server/platform/db/database.ts'
import { readUntilOpen } from '../../tests/support/read-until-open.ts'

/** A server in a separate process. */
export interface MeasuredServer {
  address: string
  pid: number
  stop(): Promise<void>
}

/** A response of the bare servers at `/{name}`, with the shop's bytes and headers. */
export interface Served {
  name: string
  headers: Record<string, string>
  body: Buffer
}

/** CPU time is read from Linux' /proc; other systems are not supported. */
export const canMeasure = existsSync('/proc/self/stat')
/** Microseconds per clock tick in /proc/[pid]/stat (proc(5), USER_HZ). */
const TICK_US = 10_000

/** CPU time of a process and its children (nginx workers) so far, µs. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const own = (Number(fields[11]) + Number(fields[12])) * TICK_US
  return (
    own +
    children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + processorTime(Number(child)), 0)
  )
}

/** Peak memory of a process, MB. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Memory of a process now, MB. */
export function presentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Lets the peak begin anew at the present memory (proc(5), clear_refs). */
export const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Wraps a child process as a measured server. */
export function toServer(child: ChildProcess, address: string): MeasuredServer {
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Starts the shop of a checkout, with its database in `dataDir`; `program` is the built server or the starter. */
export async function openShop(
  checkout: string,
  dataDir: string,
  program = 'dist/server/main.js',
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [path.join(checkout, program)], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ADMIN_PASSWORD: 'for-measuring-only',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { address } = await readUntilOpen(child.stdout)
  if (address === '') throw new Error('the shop did not open; it says why above')
  return toServer(child, address)
}

/** Starts the bare node:http server with prepared responses. */
export async function openBare(folder: string, served: readonly Served[]): Promise<MeasuredServer> {
  const file = path.join(folder, 'bare.json')
  const answers = served.map(({ name, headers, body }) => ({ name, headers, body: body.toString('base64') }))
  await writeFile(file, JSON.stringify(answers))
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [file])
  const [port] = await once(child, 'message')
  return toServer(child, `http://127.0.0.1:${port}`)
}

/** Does some work with the database in this data folder, which stays open for a shop beside it. */
export async function withDatabase(
  dataDir: string,
  work: (database: ReturnType<typeof connect>) => Promise<void>,
): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const database = connect({ ...embedded.connection, ...JOB_LIMITS }, pino({ level: 'error' }))
  try {
    await work(database)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

/** Does some work with a shop that is open as long. */
export async function withShop(
  root: string,
  dataDir: string,
  work: (shop: MeasuredServer) => Promise<void>,
): Promise<void> {
  const shop = await openShop(root, dataDir)
  try {
    await work(shop)
  } finally {
    await shop.stop()
  }
}
