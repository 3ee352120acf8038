import type { JournalEntry } from '../../../contract/records/journal.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ChangeList } from '../../kit/changes/change-list.tsx'
import { recordJournalAddress } from '../../kit/record/journal-address.ts'
import { BatchChanges } from './batch-changes.tsx'
import type { Line } from './lines.ts'
import { recordAddress } from './record-address.ts'
import { findRestorable, RestoreBefore } from './restore-before.tsx'
import { findMain, isPersonal } from './words.ts'

/** What an open line shows: the changed fields of its record, or the records of a bulk change. */
export function LineDetails({ line: { entries } }: { line: Line }) {
  const [first] = entries
  const main = entries.length > 1 ? findMain(entries) : first
  if (!main) return <BatchChanges entries={entries} />
  const others = entries.filter((one) => one !== main)
  return (
    <>
      <EntryChanges entry={main} />
      {others.length > 0 && <BatchChanges entries={others} />}
      <EntryLinks entry={main} />
    </>
  )
}

function EntryChanges({ entry }: { entry: JournalEntry }) {
  const { entity, action, changes } = entry
  if (changes.length === 0) {
    const isThrownOut = action === 'erase' && !isPersonal(entry)
    return <p className="muted">{isThrownOut ? THROWN_OUT : (NOTHING[action] ?? 'Значения не записаны.')}</p>
  }
  return <ChangeList entity={entity} changes={changes} only={sideOf(entry)} />
}

/** What was made, deleted or brought back has one value in each field. */
function sideOf({ action, changes }: JournalEntry): 'before' | 'after' | undefined {
  if (action === 'delete') return 'before'
  const isNew = action === 'create' || action === 'restore'
  return isNew && changes.every(({ before }) => before === null) ? 'after' : undefined
}

const NOTHING: Readonly<Record<string, string>> = {
  login: 'Вход в раздел сотрудников.',
  'login-failed': 'Имя и пароль, которые ввели, не записываются.',
  logout: 'Выход из раздела сотрудников.',
  export: 'Файл скачан. Кому его передали, журнал не знает.',
  erase: 'Имя, телефон, почта и сообщения стёрты. Вернуть их нельзя.',
  backup: 'Копия всех данных магазина.',
}

const THROWN_OUT = 'Запись удалена из корзины навсегда.'

function EntryLinks({ entry }: { entry: JournalEntry }) {
  const address = recordAddress(entry)
  const restorable = address === null ? null : findRestorable(entry)
  if (entry.entity === 'sessions' || entry.entity === 'system' || entry.entityId === '') return null
  return (
    <div className="journal__links">
      <LinkButton href={recordJournalAddress(entry)} data-stay>
        Вся история записи
      </LinkButton>
      {restorable && <RestoreBefore record={restorable} at={entry.at} />}
      {address && <a href={address}>Открыть запись</a>}
    </div>
  )
}
