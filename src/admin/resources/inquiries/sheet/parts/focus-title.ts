/** Moves the focus to the heading of the open dialog, where no field takes the keys; nothing scrolls. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('dialog[open] h2')?.focus({ preventScroll: true })
}
