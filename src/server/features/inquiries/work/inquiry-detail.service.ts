import type { Attachment, InquiryDetail, Note } from '../../../../contract/inquiries/work.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listInquiryDeliveries } from '../../deliveries/deliveries.service.ts'
import type { JournalChange } from '../../journal/journal.table.ts'
import { toInquiry } from '../inquiries.mapper.ts'
import { findInquiry } from '../list/inquiry-list.store.ts'
import {
  listAttachments,
  listHistory,
  listInquiryConsents,
  listMerged,
  listNotes,
  listRelated,
} from './inquiry-detail.store.ts'
import { findMergedInto, listPeople } from './inquiry-work.store.ts'

/** An inquiry with everything that happened to it. Throws NOT_FOUND when there is no such inquiry. */
export async function requireInquiryDetail(db: Database, id: number): Promise<InquiryDetail> {
  const row = await findInquiry(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Запрос не найден')
  const inquiry = toInquiry(row)
  // One after the other: within a transaction there is one connection.
  const mergedInto = await findMergedInto(db, id)
  const merged = await listMerged(db, id)
  const notes = await listNotes(db, id)
  const history = await listHistory(db, id)
  const deliveries = await listInquiryDeliveries(db, id)
  const photos = await listAttachments(db, id)
  const related = await listRelated(db, inquiry)
  const given = await listInquiryConsents(db, id)
  return {
    ...inquiry,
    mergedInto,
    merged: merged.map((one) => one.id),
    notes: notes.map(toNote),
    history: await nameAssignees(db, history),
    deliveries,
    attachments: photos.map(toAttachment),
    related: related.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    consents: given.map(({ purpose, documentVersion, createdAt, withdrawnAt }) => ({
      purpose,
      documentVersion,
      at: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

/** The history with names beside the numbers of people who worked on the inquiry. */
async function nameAssignees(
  db: Database,
  history: Awaited<ReturnType<typeof listHistory>>,
): Promise<InquiryDetail['history']> {
  const isAssignee = ({ field }: JournalChange) => field === 'assigneeId'
  const ids = history
    .flatMap(({ changes }) => changes.filter(isAssignee))
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => typeof id === 'number')
  const people = ids.length > 0 ? await listPeople(db, [...new Set(ids)]) : []
  const nameOf = (key: string, id: unknown) => {
    const person = people.find((one) => one.id === id)
    return person && { [key]: person.name }
  }
  return history.map(({ at, changes, actor }) => ({
    actor,
    at: at.toISOString(),
    changes: changes.map((change) =>
      isAssignee(change)
        ? { ...change, ...nameOf('beforeName', change.before), ...nameOf('afterName', change.after) }
        : change,
    ),
  }))
}

/** A note as staff see it. */
export function toNote(row: Awaited<ReturnType<typeof listNotes>>[number]): Note {
  const { id, createdAt, authorName, text, authorId } = row
  return { id, at: createdAt.toISOString(), author: authorName, text, authorId }
}

function toAttachment(row: Awaited<ReturnType<typeof listAttachments>>[number]): Attachment {
  const { id, inquiryId, createdAt, mediaType, width, height, bytes } = row
  return {
    id,
    mediaType,
    width,
    height,
    bytes,
    at: createdAt.toISOString(),
    url: `/api/admin/inquiries/${inquiryId}/attachments/${id}`,
  }
}
