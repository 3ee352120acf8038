import type { ChildProcess } from 'node:child_process'

export interface SupervisePauses {
  firstPauseMs?: number
  /** Of pauses after a server that had opened. */
  longestAfterOpenMs?: number
  longestPauseMs?: number
  /** A server that lived this long makes the next pause short again. */
  steadyMs?: number
  /** A server that was told to restart and still runs after this is killed. */
  longestStopMs?: number
}

/** The server of now. */
export interface ServerState {
  /** Null between two servers. */
  pid: number | null
  isOpen: boolean
  /** How often a server has ended by itself since the last `restart`. */
  endings: number
  /** Why the last one did not open, in its own words. */
  failure: string | null
}

export function supervise(
  launch: () => ChildProcess,
  pauses?: SupervisePauses,
): {
  ended: Promise<number>
  stop(signal: NodeJS.Signals): void
  restart(): void
  tellState(): ServerState
}
