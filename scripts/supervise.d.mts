import type { ChildProcess } from 'node:child_process'

export interface SupervisePauses {
  firstPauseMs?: number
  /** Of pauses after a server that had opened. */
  longestAfterOpenMs?: number
  longestPauseMs?: number
  /** A server that lived this long makes the next pause short again. */
  steadyMs?: number
}

export function supervise(
  launch: () => ChildProcess,
  pauses?: SupervisePauses,
): { ended: Promise<number>; stop(signal: NodeJS.Signals): void }
