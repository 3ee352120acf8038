import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { IconName } from './icon-name.ts'

/**
 * A button that opens a list of actions. Arrows, Home and End move among them, Enter runs one, Esc gives the focus back to the
 * button; leaving the list closes it.
 */
export function Menu({ label, icon, items, size, isUp, isBusy }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const focus = (index: number) => {
    const all = root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []
    all[(index + all.length) % all.length]?.focus()
  }
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return
      setOpen(true)
    } else {
      const all: (Element | null)[] = [...(root.current?.querySelectorAll('[role=menuitem]') ?? [])]
      const at = all.indexOf(document.activeElement)
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
      if (event.key === 'Escape') close()
      else if (next !== undefined) focus(next)
      else return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and the list in it
    <div
      className="actions"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      // A browser that does not focus what is clicked would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Button
        icon={icon}
        size={size}
        isBusy={isBusy ?? false}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          className={isUp ? 'actions__list actions__list--up' : 'actions__list'}
        >
          {items.map((item) => (
            <Entry key={item.key ?? item.label} item={item} onChoose={close} />
          ))}
        </div>
      )}
    </div>
  )
}

/** One entry of the list; the list closes before its action runs. */
function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  if ('href' in item) {
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        download={item.isDownload}
        target={/^https:/.test(item.href) ? '_blank' : undefined}
        rel="noopener"
        onClick={onChoose}
      >
        {item.label}
      </a>
    )
  }
  const run = () => {
    onChoose()
    item.run()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={run}>
      {item.label}
    </button>
  )
}

/** One action: what it does, or a link, of which one to another site opens in a new window; `key` where labels may be equal. */
export type MenuItem = { label: string; key?: number } & (
  | { run: () => void }
  | { href: string; isDownload?: boolean }
)

interface MenuProps {
  label: string
  icon?: IconName | undefined
  items: readonly MenuItem[]
  size?: 'small' | undefined
  /** Opens upwards: at the bottom of the window. */
  isUp?: boolean
  isBusy?: boolean
}
