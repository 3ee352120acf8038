// Worker of lasting-pool.ts: Vitest's own, but restartable.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

if (!parentPort) throw new Error('this file is a worker thread of scripts/mutate/lasting-pool.ts')
const port = parentPort

/** The window's first address: a run begins there. Null where there is no window, and before the first run. */
let firstAddress: string | null = null

/** Listeners of the window that were added in runs: those of modules that will not be there in the next. */
const added: Parameters<typeof removeEventListener>[] = []

init({
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  off: (listener) => port.off('message', listener),
  async setup(context) {
    if (context.environment.name === 'node') return await setupEnvironment(context)
    // Packages hold on to the window they were loaded with, so it stays as long as they do, and is emptied.
    if (firstAddress === null) {
      await setupEnvironment(context)
      rememberListeners()
    }
    firstAddress ??= location.href
    emptyWindow(firstAddress)
    return async () => undefined
  },
  runTests: (state, traces) => {
    // Resets the last run's active mutant and coverage.
    Reflect.deleteProperty(globalThis, String(state.providedContext.globalNamespace))
    return runBaseTests('run', state, traces)
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
})

function rememberListeners(): void {
  const add = globalThis.addEventListener
  globalThis.addEventListener = (...options: Parameters<typeof add>) => {
    added.push(options)
    add(...options)
  }
}

function emptyWindow(address: string): void {
  for (const options of added.splice(0)) removeEventListener(...options)
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  if (location.href !== address) Reflect.get(globalThis, 'happyDOM').setURL(address)
}
