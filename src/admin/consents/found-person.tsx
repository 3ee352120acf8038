import type { PersonData } from '../../contract/consents.ts'
import type { InquiryDetail } from '../../contract/inquiry-work.ts'
import { formatDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toPerson } from './queries.ts'
import { usePersonActions } from './use-person-actions.ts'

/** What was found about a person, and what may be done with it. */
export function FoundPerson({ wanted, person }: { wanted: string; person: PersonData }) {
  const { withdraw, erase } = usePersonActions(wanted, person)
  const { count, inquiries } = person
  const fileOf = (format: string) =>
    `/api/admin/consents/export?${new URLSearchParams({ ...toPerson(wanted), format })}`
  return (
    <section className="stack" aria-label="Найденное">
      <p role="status">
        Запросов: {inquiries.length}. Всего {count} {plural(count, ['запись', 'записи', 'записей'])} вместе с
        заметками, фото, сообщениями и согласиями.
      </p>
      <ul className="consents__list">
        {inquiries.map((inquiry) => (
          <Inquiry key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
      <div className="row">
        <LinkButton icon="file" href={fileOf('html')} download>
          Скачать для человека
        </LinkButton>
        <LinkButton href={fileOf('json')} download>
          Скачать JSON
        </LinkButton>
        <Button onClick={() => void withdraw()}>Не звонить, не писать</Button>
        <Button variant="danger" onClick={() => void erase()}>
          Удалить данные
        </Button>
      </div>
    </section>
  )
}

function Inquiry({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, createdAt, name, phone, email, notes, attachments, consents, doNotContact } = inquiry
  const given = consents.map(
    ({ purpose, documentVersion, withdrawnAt }) =>
      `${purpose}, версия ${documentVersion}${withdrawnAt ? ' (отозвано)' : ''}`,
  )
  return (
    <li>
      <b>
        № {id} от {formatDate(createdAt)}
      </b>
      : {[name, phone, email].filter(Boolean).join(', ')}
      <br />
      <span className="small muted">
        Согласия: {given.join('; ') || 'нет'}. Заметок: {notes.length}, фото: {attachments.length}.
        {doNotContact && ' Не звонить, не писать.'}
      </span>
    </li>
  )
}
