import type { Delivery, InquiryDetail, Note } from '../../../../../contract/inquiries/work.ts'
import { minutes } from '../../../../../lib/duration.ts'
import { toOwnWords } from '../../../../parts/inquiry/wizard-message.ts'
import { describeChanges } from '../facts/change-words.ts'
import { describeAsked, describeSender } from '../facts/merged-words.ts'

/** What happened to an inquiry, one entry each. */
export type TimelineEvent = { key: string; at: string } & (
  | { kind: 'change'; actor: string; text: string }
  | { kind: 'note'; note: Note; isVisitor: boolean; mergedFrom?: MergedFrom }
  | { kind: 'photos'; photos: InquiryDetail['attachments'] }
  | { kind: 'rings'; of: RingKind; deliveries: readonly Delivery[] }
  | { kind: 'merged'; id: number; who: string; about: string; words: string | null }
  | { kind: 'came' }
)

/** The merged inquiry that a note was written in, and the client's name there. */
type MergedFrom = Pick<InquiryDetail, 'id' | 'name'>

/** What is told of an inquiry: that it came, that nobody has taken it yet, and to the client what he asked. */
const RING_KINDS = ['first', 'reminder', 'copy'] as const
export type RingKind = (typeof RING_KINDS)[number]

/** Whether an entry of the history is the one that stored the inquiry. */
export const isBeginning = ({ changes }: Pick<InquiryDetail['history'][number], 'changes'>): boolean =>
  changes.some(({ field, before }) => field === 'status' && before === null)

/** The author of what a visitor adds (contract, notes). */
const VISITOR = 'Клиент'
/** Photos within that time came together. */
const TOGETHER = minutes(2)

/**
 * Everything that happened to an inquiry, newest first; `me` is the reader's name, who is called «Вы». `merged` are the inquiries
 * that were merged into it, of which what they were about and their notes are told.
 */
export function buildTimeline(
  detail: InquiryDetail,
  me: string | undefined,
  now: number,
  merged: readonly InquiryDetail[] = [],
): TimelineEvent[] {
  const events: TimelineEvent[] = [
    ...detail.history.flatMap(({ at, actor, changes }, index): TimelineEvent[] => {
      if (isBeginning({ changes })) return []
      const name = actor === me ? 'Вы' : actor
      const text = describeChanges(name, changes, { name: actor, now })
      return text === '' ? [] : [{ key: `change-${index}`, at, kind: 'change', actor: name, text }]
    }),
    ...listNotes(detail, me),
    ...merged.flatMap((one) =>
      listNotes(one, me).map((event) => ({ ...event, mergedFrom: { id: one.id, name: one.name } })),
    ),
    ...groupPhotos(detail.attachments),
    ...groupRings(detail),
    ...merged.map((one): TimelineEvent => {
      const joined = one.history.filter(({ changes }) => changes.some(({ field }) => field === 'mergedInto'))
      const at =
        joined
          .map((entry) => entry.at)
          .sort()
          .at(-1) ?? one.createdAt
      return {
        key: `merged-${one.id}`,
        at,
        kind: 'merged',
        id: one.id,
        who: describeSender(one, detail),
        about: describeAsked(one),
        words: toOwnWords(one),
      }
    }),
    { key: 'came', at: detail.createdAt, kind: 'came' },
  ]
  const time = ({ at, kind }: TimelineEvent) => Date.parse(at) - (kind === 'came' ? 1 : 0)
  return events.sort((one, other) => time(other) - time(one))
}

function listNotes({ notes }: InquiryDetail, me: string | undefined) {
  return notes.map((note) => ({
    key: `note-${note.id}`,
    at: note.at,
    kind: 'note' as const,
    isVisitor: note.author === VISITOR,
    note: { ...note, author: note.author === me ? 'Вы' : note.author },
  }))
}

function groupPhotos(photos: InquiryDetail['attachments']): TimelineEvent[] {
  const groups: InquiryDetail['attachments'][] = []
  for (const photo of photos) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && Date.parse(photo.at) - Date.parse(before.at) < TOGETHER) last.push(photo)
    else groups.push([photo])
  }
  return groups.map((group) => ({
    key: `photos-${group[0]?.id}`,
    at: group[0]?.at ?? '',
    kind: 'photos',
    photos: group,
  }))
}

/** The first messages to staff together, the reminders, and the client's copy. */
function groupRings({ deliveries, createdAt }: InquiryDetail): TimelineEvent[] {
  return RING_KINDS.flatMap((of): TimelineEvent[] => {
    const own = deliveries.filter(({ kind }) => kind === of)
    if (own.length === 0) return []
    const at = own.flatMap(({ sentAt }) => sentAt ?? []).sort()[0] ?? createdAt
    return [{ key: `rings-${of}`, at, kind: 'rings', of, deliveries: own }]
  })
}
