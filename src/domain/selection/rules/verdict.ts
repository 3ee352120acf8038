import type { RuleName } from '../norms.ts'

/** What a rule says of a model on a plot. */
export type Verdict =
  | { state: 'passed' }
  | Failed
  /** Holds only if `condition` («если …») does; `lacks` says whether an answer or a number of the model is missing. */
  | { state: 'open'; condition: string; lacks: 'answer' | 'data' }

/** `reason` is a sentence; `yours` and `limit` are the two numbers that were compared. */
export interface Failed {
  state: 'failed'
  reason: string
  yours: string
  limit: string
}

export type Verdicts = Readonly<Partial<Record<RuleName, Verdict>>>

export const passed: Verdict = { state: 'passed' }

/** The rule holds only under a condition, «если …». */
export const open = (lacks: 'answer' | 'data', condition: string): Verdict => ({
  state: 'open',
  condition,
  lacks,
})

/** The rule excludes the model: a sentence, and the two numbers compared. */
export const failed = (reason: string, yours: string, limit: string): Verdict => ({
  state: 'failed',
  reason,
  yours,
  limit,
})
