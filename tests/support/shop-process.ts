import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { afterAll } from 'vitest'
import type { DatabaseConnection } from '../../src/server/db/database.ts'
import { root } from './files.ts'

/** A shop that runs as a process of its own, as `npm start` leaves it. */
export interface ShopProcess {
  child: ChildProcess
  /** Settles with the exit code and the signal. */
  exit: Promise<unknown[]>
  /** What it said until it was open. */
  printed: string
  address: string
  /** Seconds from its start until it was open. */
  seconds: number
}

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program of the repository; what still runs after the file's tests is killed. */
export function run(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const exit = once(child, 'exit').finally(() => running.delete(child))
  return { child, exit }
}

/** Starts the server, from its sources or as it was built; answers when it says that it is open, or has ended. */
export async function openProcess(
  environment: Record<string, string>,
  program = 'src/server/main.ts',
): Promise<ShopProcess> {
  const began = performance.now()
  const { child, exit } = run(program, environment)
  const { printed, address } = await readUntilOpen(child.stdout)
  return { child, exit, printed, address, seconds: (performance.now() - began) / 1000 }
}

/** Reads what a shop says until it is open; the rest stays to be read. */
export async function readUntilOpen(output: Readable): Promise<{ printed: string; address: string }> {
  let printed = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (/Магазин открыт: \S+\n/.test(printed)) break
  }
  return { printed, address: /Магазин открыт: (\S+)/.exec(printed)?.[1] ?? '' }
}

/** DATABASE_URL of a database that a test has opened. */
export function urlOf({ pool }: DatabaseConnection): string {
  const { host, port, user, database } = pool.options
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}
