/**
 * How many inquiries of a report got their first answer: `inTime`, within the promised time of work; `timed`, at all, where an answer
 * was waited for (one that staff entered themselves was answered at once and is not timed); `waited`, these and those still without one
 * though the promised time is over.
 */
export function countAnswersInTime({ totals, firstAnswerAtWork }: Counted): AnswersInTime {
  const { goal, times, notDue } = firstAnswerAtWork
  const sum = (some: Counted['firstAnswerAtWork']['times']) =>
    some.reduce((total, { count }) => total + count, 0)
  const timed = sum(times)
  return {
    inTime: sum(times.filter(({ to }) => to !== null && to <= goal)),
    timed,
    waited: timed + totals.count - totals.answered - notDue,
  }
}

interface AnswersInTime {
  inTime: number
  timed: number
  waited: number
}

/** What is read of a report. */
interface Counted {
  totals: { count: number; answered: number }
  firstAnswerAtWork: {
    /** What is promised, minutes. */
    goal: number
    /** Answers that took up to so many minutes; null without a bound. */
    times: readonly { to: number | null; count: number }[]
    /** Without an answer, which may yet come in time. */
    notDue: number
  }
}
