import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useKeyDown } from '../../shell/use-key-down.ts'
import { rowBoxId } from './choose-boxes.tsx'
import { rememberRow } from './remember-row.ts'
import './selection.css'

/**
 * The bar of what can be done with the chosen rows. «Снять выбор» and Esc (outside of dialogs and of what closes by it) empty the
 * selection. When the bar goes, a focus that it would leave to the page goes back to the first row that was chosen; a row that the
 * list's filter takes away loses it all the same.
 */
export function SelectionPanel({ label, first, isRunning, onClear, children }: PanelProps) {
  useFocusAfter(first, isRunning)
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') === null) onClear()
  }, !isRunning)
  return (
    <section className="selection" aria-label={label} aria-busy={isRunning}>
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

/**
 * The box of the first chosen row, or the row that is at its place when it is gone, gets the focus that the panel leaves to nobody on
 * this screen: when it goes, and when a work ends whose button has gone meanwhile.
 */
function useFocusAfter(first: number | undefined, isRunning: boolean): void {
  const giveBack = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const box = first === undefined ? null : document.getElementById(rowBoxId(first))
    if (!box) return
    const { pathname } = window.location
    const focusRow = rememberRow(box)
    giveBack.current = () => {
      const isLeft = window.location.pathname !== pathname
      if (document.activeElement !== document.body || isLeft) return
      if (box.isConnected) box.focus()
      else focusRow()
    }
  }, [first])
  useLayoutEffect(() => (isRunning ? later(giveBack) : undefined), [isRunning])
  useLayoutEffect(() => later(giveBack), [])
}

/** At the end of an effect, after a dialog has given the focus back. */
const later = (giveBack: RefObject<(() => void) | undefined>) => () =>
  void setTimeout(() => giveBack.current?.())

interface PanelProps {
  /** What is chosen: «Выбранные товары». */
  label: string
  /** Id of the first chosen row. */
  first: number | undefined
  /** Whether the chosen rows are being changed; meanwhile they stay chosen. */
  isRunning: boolean
  onClear: () => void
  children: ReactNode
}
