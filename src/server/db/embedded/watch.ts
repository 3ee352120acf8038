import { findPostmaster } from './postmaster.ts'

const lookEveryMs = 1_000

/**
 * Calls `revive` when the server of the data folder has disappeared (killed, out of memory), and again a second
 * later if that failed. Returns how to end the watch; it settles when no revival is under way any more.
 */
export function watchServer(clusterFolder: string, revive: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    if (underWay || findPostmaster(clusterFolder)) return
    underWay = revive()
      .catch(() => {})
      .finally(() => {
        underWay = null
      })
  }, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
