import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { compileCache, root } from './files.ts'
import { readUntilOpen } from './read-until-open.ts'

/** A shop in a separate process, as started by `npm start`. */
export interface ShopProcess {
  child: ChildProcess
  /** Resolves with exit code and signal. */
  exit: Promise<unknown[]>
  /** Output until it was up. */
  printed: string
  address: string
}

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program of the repository, also as another user; it is killed after the file's tests. */
export function run(
  file: string,
  environment: Record<string, string>,
  ids: { uid?: number; gid?: number } = {},
  options: readonly string[] = [],
) {
  const child = spawn(process.execPath, [file, ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ids,
  })
  running.add(child)
  const exit = once(child, 'exit').finally(() => running.delete(child))
  return { child, exit }
}

/** Starts the server, from build or sources; resolves when it is up. Throws when it ends before, with what it printed. */
export async function openProcess(
  environment: Record<string, string>,
  program: 'dist/server/main.js' | 'src/server/main.ts' = 'dist/server/main.js',
): Promise<ShopProcess> {
  const { child, exit } = run(program, environment)
  const { printed, address } = await readUntilOpen(child.stdout)
  if (address === '') {
    throw new Error(`the shop ended before it was up: ${await exit} ${printed}${await text(child.stderr)}`)
  }
  return { child, exit, printed, address }
}
