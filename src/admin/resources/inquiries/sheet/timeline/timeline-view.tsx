import { useQueries } from '@tanstack/react-query'
import type { InquiryDetail, Note } from '../../../../../contract/inquiries/work.ts'
import { findHandSource } from '../../../../../domain/inquiry/hand-source.ts'
import { NOTE_CORRECTION_MS } from '../../../../../domain/inquiry/kinds.ts'
import { formatClock, formatDayWord, formatWhen } from '../../../../../lib/moments.ts'
import { pastVerb } from '../../../../../lib/text/past-verb.ts'
import { plural } from '../../../../../lib/text/plural.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import type { IconName } from '../../../../../ui/icon-name.ts'
import { inquiryQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { formatForm, toFormHref } from '../../../../parts/inquiry/origin.ts'
import { toInitials } from '../../../../parts/inquiry/person.tsx'
import { useMe } from '../../../../parts/inquiry/use-me.ts'
import { useNow } from '../../../../shell/use-now.ts'
import { useApi } from '../../../../staff.ts'
import { NoteWords } from '../work/own-note.tsx'
import { RingLines } from './ring-lines.tsx'
import { buildTimeline, isBeginning, type TimelineEvent } from './timeline.ts'
import './timeline.css'

/** What happened to an inquiry, newest first: changes, notes, what the visitor added, messages to staff and to him. */
export function Timeline({ detail, isReadOnly }: { detail: InquiryDetail; isReadOnly: boolean }) {
  const now = useNow()
  const me = useMe()
  const api = useApi()
  const merged = useQueries({ queries: detail.merged.map((id) => inquiryQuery(api, id)) })
  const known = merged.flatMap(({ data }) => data ?? [])
  const events = buildTimeline(detail, me?.name, now, known)
  const own = events.filter(
    (event) =>
      !isReadOnly && event.kind === 'note' && !event.mergedFrom && isOwnAndFresh(event.note, me, now),
  )
  return (
    <ol className="feed">
      {events.map((event) => (
        <li key={event.key}>
          <Mark event={event} />
          <div className="feed__what">
            <What event={event} detail={detail} canCorrect={own.includes(event)} hasKey={event === own[0]} />
          </div>
          <time dateTime={event.at} title={formatWhen(event.at, now)}>
            {formatDayWord(event.at, now) === 'сегодня'
              ? formatClock(event.at)
              : `${formatDayWord(event.at, now)}, ${formatClock(event.at)}`}
          </time>
        </li>
      ))}
    </ol>
  )
}

function Mark({ event }: { event: TimelineEvent }) {
  const author =
    event.kind === 'change'
      ? event.actor
      : event.kind === 'note' && !event.isVisitor
        ? event.note.author
        : null
  const isTold = event.kind === 'rings' && event.deliveries.some(({ status }) => status === 'sent')
  return (
    <span className={isTold ? 'feed__dot feed__dot--ok' : 'feed__dot'} aria-hidden="true">
      {author !== null && author !== 'Вы' && <span>{toInitials(author)}</span>}
      {author === 'Вы' && <Icon name="user" />}
      {author === null && <Icon name={toIcon(event)} />}
    </span>
  )
}

function toIcon(event: TimelineEvent): IconName {
  if (event.kind === 'photos') return 'image'
  if (event.kind === 'note') return 'chat'
  return event.kind === 'rings' && event.of === 'copy' ? 'mail' : 'inbox'
}

function What({ event, detail, ...correction }: WhatProps) {
  switch (event.kind) {
    case 'change':
      return (
        <p>
          <b>{event.actor}</b> {event.text}
        </p>
      )
    case 'note': {
      const { mergedFrom, isVisitor, note } = event
      const author = isVisitor ? (mergedFrom ?? detail).name : note.author
      return (
        <>
          <p key="note">
            <b>{author}</b>{' '}
            <span>{`${pastVerb(author, isVisitor ? 'добавил' : 'записал')}${mergedFrom ? ` в № ${mergedFrom.id}` : ''}`}</span>
          </p>
          <NoteWords note={note} inquiryId={mergedFrom?.id ?? detail.id} {...correction} />
        </>
      )
    }
    case 'photos': {
      const count = event.photos.length
      return (
        <>
          <p key="photos">
            <b>{detail.name}</b> {pastVerb(detail.name, 'добавил')} {count}{' '}
            {plural(count, ['снимок', 'снимка', 'снимков'])} участка
          </p>
          <div className="photos">
            {event.photos.map(({ id, url, width, height }, index) => (
              <a key={id} href={url} target="_blank" rel="noopener">
                <img
                  src={url}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={`Снимок участка ${index + 1}`}
                />
              </a>
            ))}
          </div>
        </>
      )
    }
    case 'rings':
      return <RingLines deliveries={event.deliveries} of={event.of} inquiryId={detail.id} />
    case 'merged':
      return (
        <>
          <p key="merged">
            Объединён с № {event.id}: <b>{event.who}</b>
          </p>
          <p className="muted">{event.about}</p>
          {event.words && <p className="feed__say">{event.words}</p>}
        </>
      )
    case 'came':
      return <Came detail={detail} />
  }
}

/** Whether the reader wrote a note, and so lately that it can be corrected; `now` in ms. */
const isOwnAndFresh = ({ authorId, at }: Note, me: { id: number } | null, now: number) =>
  me !== null && authorId === me.id && now - Date.parse(at) < NOTE_CORRECTION_MS

interface WhatProps {
  event: TimelineEvent
  detail: InquiryDetail
  canCorrect: boolean
  hasKey: boolean
}

function Came({ detail }: { detail: InquiryDetail }) {
  const form = formatForm(detail).toLowerCase()
  if (findHandSource(detail) !== null) return <ByHand form={form} detail={detail} />
  const href = toFormHref(detail)
  return (
    <p>
      Запрос пришёл:{' '}
      {href === null ? (
        <span>{form}</span>
      ) : (
        <a href={href} target="_blank" rel="noopener">
          {form}
        </a>
      )}
    </p>
  )
}

/** Who entered an inquiry that came without a form, and how it came. */
function ByHand({ form, detail }: { form: string; detail: InquiryDetail }) {
  const me = useMe()
  const author = detail.history.findLast(isBeginning)?.actor ?? ''
  const name = author === me?.name ? 'Вы' : author
  return (
    <p>
      <b>{name}</b> {pastVerb(name, 'записал')} запрос: обратились {form}
    </p>
  )
}
