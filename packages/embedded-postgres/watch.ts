import { findPostmaster } from './postmaster.ts'

/** Elsewhere a look starts a program (`ps`). */
const pollIntervalMs = process.platform === 'linux' ? 200 : 1_000

/**
 * Calls `revive` when the server of the data folder is no longer running (killed, out of memory), and again at the
 * next look if that failed. Returns a function that ends the watch; its promise resolves when no `revive` is running.
 */
export function watchServer(clusterFolder: string, revive: () => Promise<void>): () => Promise<void> {
  let reviving: Promise<void> | null = null
  const timer = setInterval(() => {
    if (reviving || findPostmaster(clusterFolder)) return
    reviving = revive()
      .catch(() => {})
      .finally(() => {
        reviving = null
      })
  }, pollIntervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await reviving
  }
}
