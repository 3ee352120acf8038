import { useKeyDown } from '../../shell/use-key-down.ts'

/** Esc outside of dialogs and of what it closes itself. */
export function useEscape(callback: () => void): void {
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') === null) callback()
  })
}
