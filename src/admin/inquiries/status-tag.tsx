import { formatStatus } from '../inquiry/inquiry-labels.ts'

/** Badge of a status, by text, colour and shape of the dot. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`tag tag--${status}`}>{formatStatus(status)}</span>
}
