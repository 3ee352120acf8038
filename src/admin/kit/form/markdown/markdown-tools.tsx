import type { KeyboardEvent, RefObject } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { IconName } from '../../../../ui/icon-name.ts'
import { FileButton } from '../upload/file-button.tsx'
import { type Editing, insertLink, toggleLines, toggleStars, turnHeading } from './markdown-editing.ts'

interface Tool {
  label: string
  icon: IconName
  edit: Editing
  /** Physical key of the shortcut with Ctrl, independent of the keyboard layout. */
  code?: string
  title?: string
}

const TOOLS: readonly (readonly Tool[])[] = [
  [{ label: 'Подзаголовок', icon: 'heading', edit: turnHeading }],
  [
    { label: 'Жирный', icon: 'bold', edit: toggleStars('**', 'жирный текст'), code: 'KeyB', title: 'Ctrl+B' },
    { label: 'Курсив', icon: 'italic', edit: toggleStars('*', 'курсив'), code: 'KeyI', title: 'Ctrl+I' },
  ],
  [
    { label: 'Список', icon: 'list', edit: toggleLines('- ') },
    { label: 'Цитата', icon: 'quote', edit: toggleLines('> ') },
    { label: 'Ссылка', icon: 'link', edit: insertLink, code: 'KeyK', title: 'Ctrl+K' },
  ],
]

/** The edit of a Ctrl shortcut; undefined for other keys. */
export function findByKey({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): Editing | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined
  return TOOLS.flat().find((tool) => tool.code === code)?.edit
}

/** Formatting buttons, a new table, and picture upload. */
export function MarkdownTools(props: MarkdownToolsProps) {
  const { onEdit, isTableOpen, tableButton, onTable, isSending, onFiles } = props
  return (
    <fieldset className="md__tools" aria-label="Оформление текста">
      {TOOLS.map((group) => (
        <span key={group[0]?.label}>
          {group.map(({ label, icon, edit, title }) => (
            <IconButton
              key={label}
              icon={icon}
              title={title ? `${label} (${title})` : label}
              aria-label={label}
              onClick={() => onEdit(edit)}
            />
          ))}
        </span>
      ))}
      <span>
        <IconButton
          ref={tableButton}
          icon="table"
          title="Таблица"
          aria-label="Таблица"
          aria-expanded={isTableOpen}
          onClick={onTable}
        />
        <FileButton label="Картинка" of="в текст" isIcon isBusy={isSending} multiple onFiles={onFiles} />
      </span>
    </fieldset>
  )
}

interface MarkdownToolsProps {
  onEdit: (edit: Editing) => void
  /** Whether the size of a new table is asked for. */
  isTableOpen: boolean
  tableButton: RefObject<HTMLButtonElement | null>
  onTable: () => void
  /** True while uploading. */
  isSending: boolean
  onFiles: (files: readonly File[]) => void
}
