import type { SampleState } from '../../../contract/content/samples.ts'

/** A value of the site that may be a sample, by the item it belongs to. */
export interface SamplePart {
  part: string
  fingerprint: string
  /** What staff call it, and where they write it: of records, as they are shown. */
  name?: string
  href?: string
}

/** The samples that are still public as they came. */
export function findLeft(marked: readonly SamplePart[], shown: readonly SamplePart[]): SamplePart[] {
  const known = new Map(marked.map(({ part, fingerprint }) => [part, fingerprint]))
  return shown.filter(({ part, fingerprint }) => known.get(part) === fingerprint)
}

/**
 * State of one item: open while any of its samples is still public as it came, whatever stands beside it. Else replaced when something
 * of the kind is public, and removed when nothing is. What an admin accepted stays accepted only while it is a sample.
 */
export function findSampleState(
  marked: readonly SamplePart[],
  shown: readonly SamplePart[],
  isAccepted: boolean,
): SampleState {
  if (findLeft(marked, shown).length > 0) return isAccepted ? 'accepted' : 'open'
  return shown.length > 0 ? 'replaced' : 'removed'
}
