import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface MenuItem {
  label: string
  onChoose: () => void
  isDisabled?: boolean
  /** Red, for a destructive action. */
  isDangerous?: boolean
}

/** Menu of row actions in a popover; Esc or a click outside closes it. */
export function RowMenu({ of, items, hint }: RowMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const reposition = (event: ToggleEvent<HTMLFieldSetElement>) => {
    const anchor = button.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !anchor) return
    const { style } = event.currentTarget
    style.top = `${anchor.bottom + window.scrollY}px`
    style.right = `${document.documentElement.clientWidth - anchor.right}px`
  }
  const fitAndFocus = (event: ToggleEvent<HTMLFieldSetElement>) => {
    const anchor = button.current?.getBoundingClientRect()
    const menu = event.currentTarget
    if (event.newState !== 'open' || !anchor) return
    if (menu.getBoundingClientRect().bottom > window.innerHeight && anchor.top > menu.offsetHeight) {
      menu.style.top = `${anchor.top + window.scrollY - menu.offsetHeight}px`
    }
    menu.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="dots"
        popoverTarget={id}
        title="Действия"
        aria-label={`Действия: ${of}`}
      />
      <fieldset
        className="menu"
        id={id}
        aria-label={`Действия: ${of}`}
        popover="auto"
        onBeforeToggle={reposition}
        onToggle={fitAndFocus}
        onKeyDown={moveFocus}
      >
        {hint && (
          <p className="menu__note" id={`${id}-note`}>
            {hint}
          </p>
        )}
        {items.map(({ label, onChoose, isDisabled, isDangerous }) => (
          <button
            type="button"
            key={label}
            className={isDangerous ? 'menu__item menu__item--danger' : 'menu__item'}
            disabled={isDisabled}
            aria-describedby={isDisabled ? `${id}-note` : undefined}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={onChoose}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** Arrow keys move between enabled items; stops propagation to the table. */
function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  event.stopPropagation()
  const choices = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([disabled])')]
  const index = choices.findIndex((choice) => choice.matches(':focus'))
  choices[(index + step + choices.length) % choices.length]?.focus()
}

interface RowMenuProps {
  /** The row's name. */
  of: string
  items: readonly MenuItem[]
  /** Why some items are disabled. */
  hint?: string | undefined
}
