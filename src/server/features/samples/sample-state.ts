import type { SampleState } from '../../../contract/content/samples.ts'

/** A value of the site that may be a sample, by the item it belongs to. */
export interface SamplePart {
  part: string
  fingerprint: string
  /** What staff call it: of records, as they are shown. */
  name?: string
  /** Where staff write it: of records, and of texts whose item stands on several pages. */
  href?: string
  /** It says nothing of the seller by itself, only the list in which it stands does. */
  isPlain?: boolean
}

/** The samples that are still public as they came; plain ones only while all of the item are. */
export function findLeft(marked: readonly SamplePart[], shown: readonly SamplePart[]): SamplePart[] {
  const known = new Map(marked.map(({ part, fingerprint }) => [part, fingerprint]))
  const left = shown.filter(({ part, fingerprint }) => known.get(part) === fingerprint)
  const isWhole = new Set(left.map(({ part }) => part)).size === known.size
  return isWhole ? left : left.filter(({ isPlain }) => !isPlain)
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
