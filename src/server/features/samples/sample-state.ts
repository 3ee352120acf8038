import type { SampleState } from '../../../contract/content/samples.ts'

/** A value of the site that may be a sample, by the item it belongs to. */
export interface SamplePart {
  part: string
  fingerprint: string
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
  const present = new Map(shown.map(({ part, fingerprint }) => [part, fingerprint]))
  const isOpen = marked.some(({ part, fingerprint }) => present.get(part) === fingerprint)
  if (isOpen) return isAccepted ? 'accepted' : 'open'
  return shown.length > 0 ? 'replaced' : 'removed'
}
