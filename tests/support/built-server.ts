import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { minutes } from '../../src/lib/duration.ts'
import { compileCache, root } from './files.ts'
import { readUntilOpen } from './read-until-open.ts'

/** A running server of the build. */
export interface BuiltServer {
  address: string
  end(): Promise<void>
}

/** Starts a built server on this machine; resolves when it is up. Throws when it exits before, or is not up in a minute. */
export async function startBuiltServer(
  settings: NodeJS.ProcessEnv,
  program = 'dist/server/main.js',
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const limit = setTimeout(() => child.kill('SIGKILL'), minutes(1))
  const { address } = await readUntilOpen(child.stdout)
  clearTimeout(limit)
  // Nobody reads what it logs, and a full pipe would hold it up.
  child.stdout.resume()
  if (address === '') throw new Error('the shop exited before it was up; the reason is above')
  return {
    address,
    async end() {
      child.kill('SIGTERM')
      await exit
    },
  }
}
