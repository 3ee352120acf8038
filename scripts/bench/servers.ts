import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** A server in a process of its own. */
export interface MeasuredServer {
  address: string
  pid: number
  stop(): Promise<void>
}

/** What bare servers send at `/{name}`: the same bytes and headers as the shop. */
export interface Served {
  name: string
  headers: Record<string, string>
  body: Buffer
}

/** Processor time is read from Linux' /proc; elsewhere it is not measured. */
export const canMeasure = existsSync('/proc/self/stat')
/** Of /proc/[pid]/stat, whatever the processor (proc(5), USER_HZ). */
const TICK_US = 10_000

/** Processor time that a process and its children (of nginx) have taken until now, µs. */
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

/** Most memory that a process has had, MB. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** The first words that match, or an error when the process ends before it says them. */
async function readUntil(output: Readable, pattern: RegExp): Promise<string> {
  let said = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += chunk
    const found = pattern.exec(said)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`a server did not open: ${said}`)
}

/** A child process as a server that can be measured. */
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

/** The shop of a checkout, its database in `dataDir`; `program` is the built server or the starter. */
export async function openShop(
  checkout: string,
  dataDir: string,
  program = 'dist/server/main.js',
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [path.join(checkout, program)], {
    cwd: checkout,
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' },
      ...{ ADMIN_PASSWORD: 'for-measuring-only' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readUntil(child.stdout, /Магазин открыт: (\S+)\n/)
  return toServer(child, address)
}

/** The least that node:http can do: a table of ready answers. */
export async function openBare(folder: string, served: readonly Served[]): Promise<MeasuredServer> {
  const file = path.join(folder, 'bare.json')
  const answers = served.map(({ name, headers, body }) => ({ name, headers, body: body.toString('base64') }))
  await writeFile(file, JSON.stringify(answers))
  const program = path.join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await readUntil(child.stdout, /open (\d+)\n/)
  return toServer(child, `http://127.0.0.1:${port}`)
}
