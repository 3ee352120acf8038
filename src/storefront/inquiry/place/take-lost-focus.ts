import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { minutes, seconds } from '../../../lib/duration.ts'

/** How long after a press what appears may take its focus. */
const AFTER_PRESS = seconds(5)

const isOfDocument = (at: number, within: number) => at > performance.timeOrigin && Date.now() - at < within

/** How long what appears answers a press: longer than a call takes to be given up. */
const ANSWERS = minutes(1)

/**
 * Whether what appears now answers the press on this inquiry, so that the page may move to it: not after a reload, nor on another page
 * that shows it too.
 */
export const answersPress = ({ at, inquiry }: { at: number; inquiry: ContactInquiry }): boolean =>
  isOfDocument(at, ANSWERS) && inquiry.source?.page === location.pathname

/**
 * Focuses an element that appeared by a press at `at`, milliseconds since the epoch, when the pressed button has lost the focus, being
 * disabled or gone. Not after a reload: then the page stays where it was.
 */
export function takeLostFocus(element: HTMLElement | null, at: number): void {
  const { activeElement } = document
  const isLost = activeElement === document.body || activeElement?.matches(':disabled')
  if (isLost && isOfDocument(at, AFTER_PRESS)) element?.focus({ preventScroll: true })
}
