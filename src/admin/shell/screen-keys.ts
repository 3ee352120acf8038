import { useKeyDown } from './use-key-down.ts'

/** Whether keys write or choose there; a checkbox takes the space bar alone. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
  )
}

/** Whether a key is pressed once, without a modifier, and nothing else took it. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)

/**
 * Whether a key without a modifier belongs to the screen: nobody types, nothing else took it, it is not held down, and no dialog of
 * `dialogs`, a selector, is open.
 */
export function isKeyFree(event: KeyboardEvent, dialogs = 'dialog'): boolean {
  return (
    isPlainKey(event) && !isTyping(event.target) && document.querySelector(`:is(${dialogs})[open]`) === null
  )
}

/**
 * Calls back for a key of the screen, told by `isKey`, while it is free (`isKeyFree`). Where `onPress` returns false it found nothing
 * to do, and the key stays with the browser.
 */
export function useScreenKey(
  isKey: (event: KeyboardEvent) => boolean,
  onPress: () => unknown,
  dialogs?: string,
): void {
  useKeyDown((event) => {
    if (!isKey(event) || !isKeyFree(event, dialogs)) return
    if (onPress() !== false) event.preventDefault()
  })
}
