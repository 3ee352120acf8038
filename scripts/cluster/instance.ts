import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '../../src/lib/duration.ts'
import { supervise } from '../supervise.mjs'

const root = path.join(import.meta.dirname, '../..')

/** One of the instances, which is started again when it dies. */
export interface Instance {
  address: string
  /** Resolves when it, and no other server at its port, answers that it is ready. */
  whenReady(): Promise<void>
  /** Stops it as a service does, and starts it again, from now on with the program that is given; resolves when it is ready. */
  restart(program?: string): Promise<void>
  /** Ends it in the middle of everything, by SIGKILL. */
  kill(): void
  stop(): Promise<void>
}

/** One that is not ready by then waits for something that does not come. */
const READY_LIMIT = minutes(2)

/** The built shop of this version. */
export const PROGRAM = path.join(root, 'dist/server/main.js')

/** Starts the built shop, or another program of the same manners, at this port; it is not there yet when this returns. */
export function startInstance(
  port: number,
  environment: NodeJS.ProcessEnv,
  output: 'inherit' | 'ignore',
  program = PROGRAM,
): Instance {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let current = program
  /** Whether the process that runs has the port: until then whoever answers there is somebody else. */
  let hasPort = false
  const launch = () => {
    hasPort = false
    // In a separate process group, so that the terminal's Ctrl-C does not reach it before the drain.
    child = spawn(process.execPath, [current], {
      cwd: root,
      env: { ...environment, PORT: String(port) },
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    })
    child.on('message', (message) => {
      hasPort = message === 'open'
    })
    child.on('exit', () => {
      hasPort = false
    })
    return child
  }
  const start = () => {
    const supervised = supervise(launch)
    const run = { ...supervised, isOver: false }
    void supervised.ended.then(() => {
      run.isOver = true
    })
    return run
  }
  let run = start()

  async function whenReady(): Promise<void> {
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    const end = Date.now() + READY_LIMIT
    while (!hasPort || !(await isReady())) {
      if (run.isOver) throw new Error(`the instance at ${address} did not open`)
      if (Date.now() > end)
        throw new Error(`the instance at ${address} is not ready after two minutes: see its log`)
      await sleep(50)
    }
  }
  async function stop(): Promise<void> {
    run.stop('SIGTERM')
    await run.ended
  }
  return {
    address,
    whenReady,
    stop,
    async restart(next = current) {
      await stop()
      current = next
      run = start()
      await whenReady()
    },
    kill() {
      hasPort = false
      child?.kill('SIGKILL')
    },
  }
}
