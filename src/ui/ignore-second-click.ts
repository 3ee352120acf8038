import type { MouseEvent } from 'react'

/** Ignores the second click of a double click on a button whose first one has changed what it does. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
