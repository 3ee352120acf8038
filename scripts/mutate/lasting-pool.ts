import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker } from 'vitest/node'

/** Runs per thread: mutants may leave timers, connections and changed globals behind. */
const RUNS_OF_A_THREAD = 25

interface Thread {
  worker: Worker
  runs: number
  /** Something failed outside of a test: the thread is not reused. */
  isSpoiled: boolean
}

/** One thread for tests with a window, one for those without. */
const threads = new Map<string, Thread>()
/** Runs are sequential: each begins after the previous environment's teardown. */
let lastStop: Promise<void> = Promise.resolve()

/**
 * Vitest starts a thread per file and mutant, and half of a run is spent on loading packages. This pool reuses the thread with
 * its packages and the window that they refer to, which is emptied; our modules are created anew for each file, as in Vitest's pools.
 */
export const lastingPool = {
  name: 'lasting-thread',
  createPoolWorker({ env, execArgv, environment: { name: environment } }: PoolOptions): PoolWorker {
    const listeners: Parameters<Worker['on']>[] = []
    let thread: Thread | null = null
    let isStopped: () => void = () => undefined
    const running = () => {
      if (!thread) throw new Error('the thread was not started')
      return thread
    }
    return {
      name: 'lasting-thread',
      async start() {
        await lastStop
        lastStop = new Promise((resolve) => {
          isStopped = resolve
        })
        thread = threads.get(environment) ?? startThread(env, execArgv)
        threads.set(environment, thread)
        thread.runs += 1
      },
      async stop() {
        const { worker, runs, isSpoiled } = running()
        for (const [event, listener] of listeners) worker.off(event, listener)
        if (isSpoiled || runs >= RUNS_OF_A_THREAD) {
          threads.delete(environment)
          await worker.terminate()
        }
        isStopped()
      },
      on(event, callback) {
        listeners.push([event, callback])
        running().worker.on(event, callback)
      },
      off: (event, callback) => void running().worker.off(event, callback),
      send: (message) => running().worker.postMessage(message),
      deserialize: (data) => data,
    }
  },
}

function startThread(env: PoolOptions['env'], execArgv: string[]): Thread {
  const worker = new Worker(path.join(import.meta.dirname, 'lasting-thread.ts'), { env, execArgv })
  const thread: Thread = { worker, runs: 0, isSpoiled: false }
  worker.on('message', ({ m: method, error }: { m?: string; error?: unknown }) => {
    if (method === 'onUnhandledError' || error !== undefined) thread.isSpoiled = true
  })
  worker.on('error', () => {
    thread.isSpoiled = true
  })
  return thread
}
