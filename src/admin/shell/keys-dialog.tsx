import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useScreenKey } from './screen-keys.ts'

const KEYS = [
  ['/', 'поиск по списку'],
  ['↑ ↓', 'строки таблицы'],
  ['Enter', 'открыть строку'],
  ['Ctrl+S', 'сохранить форму'],
  ['Esc', 'закрыть окно; если есть несохранённое, спросит'],
  ['F8', 'к уведомлению'],
  ['?', 'этот список'],
] as const

/** Keys of the inquiries, by their place on the keyboard. */
const INQUIRY_KEYS = [
  ['A', 'записать новый запрос'],
  ['X', 'выбрать строку'],
  ['Shift ↑ ↓', 'выбрать несколько подряд'],
  ['Esc', 'снять выбор'],
  ['T', 'взять запрос'],
  ['C', 'позвонить и взять'],
  ['1 2 3', 'чем кончился звонок'],
  ['N', 'заметка; Ctrl+Enter записывает, Esc выходит из неё'],
  ['E', 'исправить свою последнюю заметку'],
  ['D', 'завершить'],
  ['L', 'отменить с причиной'],
  ['J K', 'следующий и предыдущий запрос'],
  ['Пробел', 'на доске: поднять карточку и опустить'],
] as const

/** Dialog with the keyboard shortcuts, opened by `?`; those of the inquiries are shown to who has these. */
export function KeysDialog({ hasInquiries }: { hasInquiries: boolean }) {
  const [open, setOpen] = useState(false)
  // The open inquiry, a drawer, has keys to look up.
  useScreenKey(
    ({ key }) => key === '?',
    () => setOpen(true),
    'dialog:not(.drawer)',
  )
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Клавиши">
      <KeyList keys={KEYS} />
      {hasInquiries && (
        <>
          <h3 className="keys__h">Запросы</h3>
          <KeyList keys={INQUIRY_KEYS} />
        </>
      )}
    </Dialog>
  )
}

function KeyList({ keys }: { keys: readonly (readonly [key: string, what: string])[] }) {
  return (
    <dl className="keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
