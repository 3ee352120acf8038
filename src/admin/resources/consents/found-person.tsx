import { useState } from 'react'
import type { PersonData } from '../../../contract/consents.ts'
import { countInquiries } from '../../../domain/inquiry/count-inquiries.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { listOthers, Others } from './others.tsx'
import { PersonInquiryItem } from './person-inquiry-item.tsx'
import { toPerson } from './queries.ts'
import { usePersonActions } from './use-person-actions.ts'

/** What was found about a person, and what may be done with it. */
export function FoundPerson({ wanted, person }: { wanted: string; person: PersonData }) {
  const { count, inquiries } = person
  // What is erased takes neither mark nor erasure; it may stand beside others that it is merged with.
  const living = inquiries.filter(({ erasedAt }) => erasedAt === null)
  const { withdraw, erase } = usePersonActions(wanted, living)
  const [isErasing, setErasing] = useState(false)
  const isWithdrawn = living.every(({ doNotContact }) => doNotContact)
  const fileOf = (format: string) =>
    `/api/admin/consents/export?${new URLSearchParams({ ...toPerson(wanted), format })}`
  return (
    <>
      <Panel as="section" aria-labelledby="person-found">
        <PanelHead id="person-found" title={inquiries.find(({ isOther }) => !isOther)?.name ?? 'Найденное'} />
        <div className="found">
          <p role="status">
            {countInquiries(inquiries.length)}, всего {count} {plural(count, ['запись', 'записи', 'записей'])}{' '}
            вместе с заметками, фото, сообщениями и согласиями.
          </p>
          <Others people={listOthers(living)} effect="Файл, отметка и удаление коснутся и их:" />
          <div className="found__acts">
            <LinkButton icon="file" href={fileOf('html')} download>
              Скачать для человека
            </LinkButton>
            <LinkButton href={fileOf('json')} download>
              Скачать JSON
            </LinkButton>
            {isWithdrawn ? (
              <p className="found__mark">Отмечен: не звонить, не писать</p>
            ) : (
              <Button onClick={() => void withdraw()}>Не звонить, не писать</Button>
            )}
            <Button variant="danger" onClick={() => setErasing(true)}>
              Удалить данные
            </Button>
          </div>
        </div>
      </Panel>
      {inquiries.map((inquiry) => (
        <PersonInquiryItem key={inquiry.id} inquiry={inquiry} />
      ))}
      <EraseDialog
        open={isErasing}
        wanted={wanted}
        inquiries={living.length}
        onClose={() => setErasing(false)}
        onErase={erase}
      />
    </>
  )
}
