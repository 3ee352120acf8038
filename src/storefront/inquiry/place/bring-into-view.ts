/** Scrolls to an element that appeared below the clicked button, possibly outside of the viewport. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
