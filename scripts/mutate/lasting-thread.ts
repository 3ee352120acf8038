// Worker of lasting-pool.ts: Vitest's own, but restartable.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

if (!parentPort) throw new Error('this file is a worker thread of scripts/mutate/lasting-pool.ts')
const port = parentPort

init({
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  off: (listener) => port.off('message', listener),
  setup: setupEnvironment,
  runTests: (state, traces) => {
    // Resets the last run's active mutant and coverage.
    Reflect.deleteProperty(globalThis, String(state.providedContext.globalNamespace))
    return runBaseTests('run', state, traces)
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
})
