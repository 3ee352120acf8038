import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { formatKind } from '../../../domain/inquiry/labels.ts'
import { isFree } from '../../../domain/inquiry/status.ts'
import { ASKED_OF_PRODUCT, describeSubject } from '../../../domain/inquiry/subject.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoment } from '../../../lib/moments.ts'
import { digitsOf } from '../../../lib/text/phone-digits.ts'
import { formatPhone, readPhoneRemark } from '../../../lib/text/shown-phone.ts'
import { Button } from '../../../ui/button.tsx'
import { AllBox, RowBox } from '../../kit/table/choose-boxes.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import type { Selected } from '../../kit/table/selected.ts'
import { CallLink } from '../../parts/inquiry/changes/call-link.tsx'
import { Marks, SamePhone } from '../../parts/inquiry/marks.tsx'
import { formatPage } from '../../parts/inquiry/origin.ts'
import { PersonName } from '../../parts/inquiry/person.tsx'
import { StatusBadge } from '../../parts/inquiry/status-badge.tsx'
import { type AnswerRules, toUrgency } from '../../parts/inquiry/urgency.ts'
import { Wait } from '../../parts/inquiry/wait.tsx'

/** Columns of the inquiry table (admin.md, section 2, inquiries), after a box to choose the row. */
export function listColumns({ now, rules, onOpen, ...choosing }: ListColumns): readonly Column<Inquiry>[] {
  return [
    {
      key: 'box',
      title: 'Выбор',
      isTitleHidden: true,
      head: <AllBox {...choosing} />,
      cell: ({ id }) => <RowBox id={id} what={`запрос № ${id}`} {...choosing} />,
    },
    { key: 'id', title: 'ID', cell: ({ id }) => `#${id}`, isSortable: true },
    {
      key: 'date',
      title: 'Дата',
      isSortable: true,
      cell: (inquiry) => (
        <>
          <time
            className="nb table__dim"
            dateTime={inquiry.createdAt}
            title={formatDate(inquiry.createdAt, true)}
          >
            {formatMoment(inquiry.createdAt, now)}
          </time>
          <Waiting inquiry={inquiry} now={now} rules={rules} />
        </>
      ),
    },
    {
      key: 'type',
      title: 'Тип',
      cell: (inquiry) => (
        <>
          {formatKind(inquiry)}
          <Marks inquiry={inquiry} />
        </>
      ),
      isSortable: true,
    },
    {
      key: 'who',
      title: 'Клиент',
      cell: ({ name }) => <span className="inquiry-name">{name}</span>,
      isSortable: true,
    },
    {
      key: 'tel',
      title: 'Телефон',
      cell: (inquiry) => <PhoneCell inquiry={inquiry} onCall={() => onOpen(inquiry)} />,
    },
    { key: 'about', title: 'О чём', cell: (inquiry) => <AboutCell inquiry={inquiry} /> },
    {
      key: 'status',
      title: 'Статус',
      cell: (inquiry) => <StatusCell inquiry={inquiry} />,
      isSortable: true,
    },
    {
      key: 'more',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (inquiry) => (
        <Button
          size="small"
          aria-label={`Подробнее о запросе № ${inquiry.id}`}
          onClick={() => onOpen(inquiry)}
        >
          <span className="inquiry-more">Подробнее</span>
          <span className="inquiry-more-arrow">→</span>
        </Button>
      ),
    },
  ]
}

/** How long the client waits, or when the call is promised: by colour and in words. */
function Waiting({ inquiry, now, rules }: { inquiry: Inquiry; now: number; rules: AnswerRules }) {
  const urgency = toUrgency(inquiry, now, rules)
  return (
    urgency && (
      <small>
        <Wait urgency={urgency} />
      </small>
    )
  )
}

/** The number as a link, what was typed beside it (an extension, an hour), and a way to the other inquiries with it. */
function PhoneCell({ inquiry, onCall }: { inquiry: Inquiry; onCall: () => void }) {
  const remark = readPhoneRemark(inquiry)
  return (
    <>
      <CallLink inquiry={inquiry} onCall={onCall} className="nb">
        {formatPhone(inquiry)}
      </CallLink>
      {remark && (
        <small className="inquiry-by" title={remark}>
          {remark}
        </small>
      )}
      {inquiry.samePhone !== undefined && (
        <a className="inquiry-same" href={`${STAFF_INQUIRIES_PATH}?find=${toDigits(inquiry)}`}>
          <SamePhone inquiry={inquiry} />
        </a>
      )}
    </>
  )
}

/** The phone as the search takes it. */
const toDigits = ({ phoneE164 }: Inquiry) => (phoneE164 === null ? '' : digitsOf(phoneE164))

/** Status, and who works on it. */
function StatusCell({ inquiry }: { inquiry: Inquiry }) {
  const { status, assignee } = inquiry
  return (
    <>
      <StatusBadge status={status} />
      {assignee && (
        <small className="inquiry-by" title={assignee.name}>
          <PersonName person={assignee} />
        </small>
      )}
      {isFree(inquiry) && <small className="inquiry-by nb">Никто не взял</small>}
    </>
  )
}

function AboutCell({ inquiry }: { inquiry: Inquiry }) {
  const { what, detail: known } = describeSubject(inquiry)
  const page = formatPage(inquiry)
  // Why it is taken for spam comes first; «запрос о продукте» says no more than the page.
  const detail =
    inquiry.spamReason ??
    ([page && known === ASKED_OF_PRODUCT ? null : known, page === known ? null : page]
      .filter(Boolean)
      .join(' · ') ||
      null)
  const line = detail !== null && <small title={detail}>{detail}</small>
  if (what === '') return line
  return (
    <>
      <span className="inquiry-about" title={what}>
        {what}
      </span>
      {line}
    </>
  )
}

interface ListColumns {
  /** Present time in ms. */
  now: number
  rules: AnswerRules
  onOpen: (inquiry: Inquiry) => void
  selected: Selected
  /** Ids of the loaded inquiries in the order of the list. */
  toOrder: () => readonly number[]
}
