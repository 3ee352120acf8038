import type { KeyboardEvent } from 'react'

/** View of the editor: text, preview, or both. */
export type MarkdownMode = 'edit' | 'preview' | 'side'

const MODES = [
  { mode: 'edit', label: 'Редактор', controls: 'text' },
  { mode: 'preview', label: 'Предпросмотр', controls: 'page' },
  { mode: 'side', label: 'Рядом', controls: 'page' },
] as const

/** View tabs of the editor; arrow keys move between them. */
export function MarkdownModes({ id, mode, onChoose }: MarkdownModesProps) {
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')].filter((tab) =>
      tab.checkVisibility(),
    )
    const next = tabs.at((tabs.findIndex((tab) => tab.matches(':focus')) + step) % tabs.length)
    next?.focus()
    next?.click()
  }
  return (
    <div className="md__modes" role="tablist" aria-label="Вид" onKeyDown={moveFocus}>
      {MODES.map((one) => (
        <button
          type="button"
          role="tab"
          key={one.mode}
          id={`${id}-${one.mode}`}
          aria-selected={one.mode === mode}
          aria-controls={`${id}-${one.controls}`}
          tabIndex={one.mode === mode ? 0 : -1}
          onClick={() => onChoose(one.mode)}
        >
          {one.label}
        </button>
      ))}
    </div>
  )
}

interface MarkdownModesProps {
  /** Id of the editor: its panels are `{id}-text` and `{id}-page`. */
  id: string
  mode: MarkdownMode
  onChoose: (mode: MarkdownMode) => void
}
