/** Where an upgrade keeps what it works with. */
export interface UpgradePlaces {
  folder: string
  step: string
  /** The worktree of the new version. */
  next: string
  /** Packages and pages of the former version. */
  former: string
  /** The socket of the command that runs: one at a time. */
  command: string
}

/** A step of an upgrade, as it is written down before it is taken. */
export interface UpgradeStep {
  name: 'building' | 'switching' | 'judging' | 'undoing' | 'undone' | 'done'
  /** The commit of before. */
  from: string
  /** The branch of before; null when there was none. */
  branch: string | null
  target: string
  /** The place of the backup; null before there is one. */
  backup: string | null
  /** The process of the server of before; null while there was none. */
  server: number | null
  /** Moment of the last migration that the former program knows. */
  known: number
}

/** Where an upgrade keeps what it works with, on the disk of the checkout. */
export function placesOf(root: string): UpgradePlaces

/** The step that an upgrade has written down before it took it; null when none is under way. */
export function readStep(root: string): UpgradeStep | null

/** Writes a step down, in one piece and to the disk. */
export function writeStep(root: string, step: UpgradeStep): void

/** Runs git in the checkout; returns what it printed. Throws with what it complained of. */
export function git(root: string, ...options: string[]): string

/** The moves that put the new version in the place of the former one, in their order. */
export function listMoves(root: string, step: Pick<UpgradeStep, 'target'>): (() => void)[]

/** The moves that put the former version back, wherever the switch or a former undoing was cut off. */
export function listMovesBack(
  root: string,
  step: Pick<UpgradeStep, 'from' | 'branch' | 'target'>,
): (() => void)[]

/** Does them one after the other. */
export function makeMoves(moves: readonly (() => void)[]): void

/** Undoes a switch that was cut off between its moves. Returns whether there was one. */
export function undoCutSwitch(root: string): boolean
