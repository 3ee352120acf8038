import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

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

/** First output that matches; throws when the process ends before. */
async function readUntil(output: Readable, pattern: RegExp): Promise<string> {
  let said = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += chunk
    const found = pattern.exec(said)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`a server did not open: ${said}`)
}

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
  const address = await readUntil(child.stdout, /Магазин открыт: (\S+)\n/)
  return toServer(child, address)
}

/** Starts the bare node:http server with prepared responses. */
export async function openBare(folder: string, served: readonly Served[]): Promise<MeasuredServer> {
  const file = path.join(folder, 'bare.json')
  const answers = served.map(({ name, headers, body }) => ({ name, headers, body: body.toString('base64') }))
  await writeFile(file, JSON.stringify(answers))
  const program = path.join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await readUntil(child.stdout, /open (\d+)\n/)
  return toServer(child, `http://127.0.0.1:${port}`)
}
