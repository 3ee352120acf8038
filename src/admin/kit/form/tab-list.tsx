import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface FormTab<Key extends string> {
  key: Key
  label: string
  panel: ReactNode
}

interface ShownTab<Key extends string> extends FormTab<Key> {
  /** Shows a red dot: the tab has validation errors. */
  hasError: boolean
}

/** Tabs of one form. All panels stay mounted, so that typed values are kept; arrow keys move between tabs. */
export function TabList<Key extends string>({
  label,
  tabs,
  current,
  onChoose,
  isSegmented = false,
}: TabListProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const moveFocus = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const index = tabs.findIndex(({ key }) => key === current)
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus()
  }
  return (
    <>
      <div
        className={isSegmented ? 'tabs tabs--segments' : 'tabs tabs--form'}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={moveFocus}
      >
        {tabs.map(({ key, label: text, hasError }) => (
          <button
            type="button"
            role="tab"
            key={key}
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {text}
            {hasError && <i className="tabs__bad" role="img" aria-label="есть ошибка" />}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          role="tabpanel"
          key={key}
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
        >
          {panel}
        </div>
      ))}
    </>
  )
}

interface TabListProps<Key extends string> {
  label: string
  tabs: readonly ShownTab<Key>[]
  current: NoInfer<Key>
  onChoose: (key: Key) => void
  /** Look below the tabs of a screen, which are underlined. */
  isSegmented?: boolean
}
