import { useKeyDown } from '../../shell/use-key-down.ts'

/**
 * Empties a selection by Esc, outside of dialogs and of what it closes itself, and by the returned function. The bar of the selection
 * goes with it: a focus in it moves to the box of the first row that was chosen.
 */
export function useDeselect(clear: () => void): () => void {
  const deselect = () => {
    const isInBar = document.activeElement?.closest('.selection') != null
    const box = document.querySelector<HTMLElement>('tbody .choose input:checked')
    clear()
    if (isInBar) box?.focus()
  }
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') === null) deselect()
  })
  return deselect
}
