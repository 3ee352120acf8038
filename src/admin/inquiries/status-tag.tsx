import { formatStatus } from '../inquiry/inquiry-labels.ts'

/** A status in colour, word and shape of its dot. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`tag tag--${status}`}>{formatStatus(status)}</span>
}
