import type { ReactNode } from 'react'
import type { PersonInquiry } from '../../../contract/consents.ts'
import { REQUEST_PURPOSE, toPurposeLabel } from '../../../domain/inquiry/consent-purposes.ts'
import { formatSubject } from '../../../domain/inquiry/subject.ts'
import { consentVersionPath } from '../../../domain/site/site-paths.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatNetwork } from '../../../lib/text/network-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { Marks } from '../../parts/inquiry/marks.tsx'
import { StatusBadge } from '../../parts/inquiry/status-badge.tsx'

/** Everything that is stored with one inquiry of a person. */
export function PersonInquiryItem({ inquiry }: { inquiry: PersonInquiry }) {
  const { id, status, mergedInto, notes, attachments, deliveries, history, consents } = inquiry
  const headId = `person-inquiry-${id}`
  return (
    <Panel as="section" aria-labelledby={headId}>
      <PanelHead id={headId} title={`Запрос № ${id}`}>
        {mergedInto === null ? <StatusBadge status={status} /> : <Badge>объединён с № {mergedInto}</Badge>}
        <Marks inquiry={inquiry} />
        <a href={`${STAFF_INQUIRIES_PATH}?request=${id}`}>Открыть</a>
      </PanelHead>
      <dl className="person-facts">
        {listFacts(inquiry).map(
          ([label, value]) => value && <Fact key={label} label={label} value={value} />,
        )}
        <Fact
          label="Согласия"
          value={consents.length === 0 ? 'нет' : <Lines lines={consents.map(toConsent)} />}
        />
        {notes.length > 0 && (
          <Fact
            label="Заметки"
            value={<Lines lines={notes.map(({ at, text }) => `${formatDate(at)}: ${text}`)} />}
          />
        )}
        {attachments.length > 0 && (
          <Fact
            label="Фотографии"
            value={attachments.map(({ id: photo, url }, index) => (
              <a key={photo} href={url} target="_blank" rel="noopener">
                Фото {index + 1}
              </a>
            ))}
          />
        )}
        <Fact
          label="Ещё"
          value={`сообщений сотрудникам: ${deliveries.length}, записей в истории: ${history.length}`}
        />
      </dl>
    </Panel>
  )
}

function listFacts(inquiry: PersonInquiry): [label: string, value: string | null][] {
  const { createdAt, name, phone, email, message, address, source, ipAddress } = inquiry
  const { preferredDate, preferredTime } = inquiry
  return [
    ['Получен', formatDate(createdAt, true)],
    ['Имя', name],
    ['Телефон', phone],
    ['Эл. почта', email],
    ['О чём', formatSubject(inquiry)],
    ['Сообщение', message],
    ['Адрес', address],
    ['Удобное время', [preferredDate, preferredTime].filter(Boolean).join(', ')],
    ['Страница', source.page],
    ['Пришли с', source.referrer],
    ['Сетевой адрес', ipAddress && formatNetwork(ipAddress)],
  ]
}

function toConsent({
  purpose,
  documentVersion,
  at,
  form,
  page,
  withdrawnAt,
}: PersonInquiry['consents'][number]) {
  const goal = purpose === REQUEST_PURPOSE ? 'Ответить на заявку' : toPurposeLabel(purpose)
  const where = [form && FORMS[form], page].filter(Boolean).join(', ')
  return (
    <>
      {goal}, <a href={consentVersionPath(documentVersion)}>текст {documentVersion}</a>,{' '}
      {formatDate(at, true)}
      {where && <span>, {where}</span>}
      {withdrawnAt && <b>. Отозвано {formatDate(withdrawnAt)}</b>}
    </>
  )
}

/** Forms as the evidence of a consent names them. */
const FORMS: Readonly<Record<string, string>> = {
  product: 'карточка товара',
  cart: 'корзина',
  contact: 'форма связи',
  'call-back': 'форма «Перезвоните мне»',
  wizard: 'подбор',
}

function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is stored has no other order
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
