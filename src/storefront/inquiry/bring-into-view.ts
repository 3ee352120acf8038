/** For what appears below the button that was pressed, on a phone below the screen. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
