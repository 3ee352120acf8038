import type { CheckPlace, CheckState } from '../../../domain/staff/status-checks.ts'

/** What a check found, in words for people: first what was measured, on a second line what to do. */
export interface Verdict {
  state: CheckState
  detail: string
  /** Where something can be done about it; absent where no screen helps. */
  place?: CheckPlace
}

/** A problem that a check looks for; `todo` is what to do about it. */
export interface Problem {
  isPresent: boolean
  state: 'warn' | 'fail'
  /** What is wrong, in place of the measured. */
  what?: string
  todo: string
  place?: CheckPlace
}

/** The first problem that is present, which are to stand worst first; without one all is well. */
export function judge(measured: string, problems: readonly Problem[]): Verdict {
  const found = problems.find(({ isPresent }) => isPresent)
  if (!found) return { state: 'ok', detail: measured }
  const { state, what = measured, todo, place } = found
  return { state, detail: `${what}\n${todo}`, ...(place && { place }) }
}

/** The worse of two; of two that are as bad, what both say, and on the second line what to do about both. */
export function worse(one: Verdict, other: Verdict | null): Verdict {
  if (other === null || other.state === 'ok') return one
  if (one.state === 'ok') return other
  if (one.state !== other.state) return one.state === 'fail' ? one : other
  const lines = [one, other].map(({ detail }) => detail.split('\n'))
  const detail = [0, 1].map((at) => lines.map((said) => said[at]).join(' ')).join('\n')
  const place = one.place ?? other.place
  return { state: one.state, detail, ...(place && { place }) }
}
