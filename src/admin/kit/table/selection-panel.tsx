import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useKeyDown } from '../../shell/use-key-down.ts'
import { rowBoxId } from './choose-boxes.tsx'
import { rememberRow } from './remember-row.ts'
import './selection.css'

/**
 * The bar of what can be done with the chosen rows. «Снять выбор» and Esc (outside of dialogs and of what closes by it) empty the
 * selection. However the bar goes, a focus that would fall to the page goes back to the first row that was chosen.
 */
export function SelectionPanel({ label, first, isBusy, isRunning = false, onClear, children }: PanelProps) {
  useFocusAfter(first)
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') === null) onClear()
  })
  return (
    <section className="selection" aria-label={label} aria-busy={isBusy}>
      {children}
      {!isRunning && (
        <IconButton
          icon="close"
          variant="quiet"
          className="selection__clear"
          aria-label="Снять выбор"
          title="Снять выбор (Esc)"
          onClick={onClear}
        />
      )}
    </section>
  )
}

/** The box of this row, or the row that is at its place when it is gone, gets the focus that the component leaves to nobody. */
function useFocusAfter(first: number | undefined): void {
  const giveBack = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const box = first === undefined ? null : document.getElementById(rowBoxId(first))
    const list = box?.closest('table')
    if (!box || !list) return
    const focusRow = rememberRow(box)
    giveBack.current = () => {
      if (document.activeElement !== document.body || !list.isConnected) return
      if (box.isConnected) box.focus()
      else focusRow()
    }
  }, [first])
  // After a dialog has given the focus back.
  useLayoutEffect(() => () => void setTimeout(() => giveBack.current?.()), [])
}

interface PanelProps {
  /** What is chosen: «Выбранные товары». */
  label: string
  /** Id of the first chosen row. */
  first: number | undefined
  isBusy?: boolean
  /** Whether something runs during which the selection stays. */
  isRunning?: boolean
  onClear: () => void
  children: ReactNode
}
