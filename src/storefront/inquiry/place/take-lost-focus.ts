import { seconds } from '../../../lib/duration.ts'

/** How long after a press what appears may take its focus. */
const AFTER_PRESS = seconds(5)

/**
 * Focuses an element that appeared by a press at `at`, milliseconds since the epoch, when the pressed button has lost the focus, being
 * disabled or gone. Not after a reload: then the page stays where it was.
 */
export function takeLostFocus(element: HTMLElement | null, at: number): void {
  const isJustPressed = at > performance.timeOrigin && Date.now() - at < AFTER_PRESS
  const { activeElement } = document
  const isLost = activeElement === document.body || activeElement?.matches(':disabled')
  if (isJustPressed && isLost) element?.focus({ preventScroll: true })
}
