import type { Answer, Outcome } from './ask.ts'
import type { Deed, Work } from './judge.ts'

/** What a load has tried and what visitors saw, as it comes. */
export interface Tally {
  deeds: Deed[]
  /** Of visits only: what people see who read pages. */
  seen: Map<Outcome, number>
  /** Refusals that nobody expects, each in words. */
  faults: string[]
  /** Notes a deed that is about to be tried; it is acknowledged when the shop says so. */
  begin(work: Work, key: string): Deed
  see(answer: Answer): void
}

/** An empty tally. */
export function createTally(): Tally {
  const deeds: Deed[] = []
  const seen = new Map<Outcome, number>()
  return {
    deeds,
    seen,
    faults: [],
    begin(work, key) {
      const deed: Deed = { work, key, isAcknowledged: false, repeats: 0 }
      deeds.push(deed)
      return deed
    },
    see: ({ outcome }) => void seen.set(outcome, (seen.get(outcome) ?? 0) + 1),
  }
}

/** How many deeds of this kind, or of all, were acknowledged so far. */
export const countAcknowledged = ({ deeds }: Tally, work?: Work): number =>
  deeds.filter((deed) => deed.isAcknowledged && (work === undefined || deed.work === work)).length
