import type { Note } from '../../../../contract/inquiries/work.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { NOTE_CORRECTION_MS } from '../../../../domain/inquiry/kinds.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { planReminders } from '../reminders/reminders.service.ts'
import { toNote } from './inquiry-detail.service.ts'
import { listNotes } from './inquiry-detail.store.ts'
import { requireOpenRow } from './inquiry-locks.service.ts'
import { requireSeen } from './inquiry-version.service.ts'
import {
  findLastNote,
  findNote,
  findPerson,
  insertNote,
  updateInquiry,
  updateNote,
} from './inquiry-work.store.ts'

const noNote = () => new AppError('NOT_FOUND', 'Заметка не найдена')

/** A note as it is now. Throws NOT_FOUND. */
export async function requireNote(db: Database, id: number): Promise<Note> {
  const note = await findNote(db, id)
  if (!note) throw noNote()
  return toNote(note)
}

/** Adds a note of the actor; it counts as an answer. Throws NOT_FOUND, and CONFLICT for another version of the inquiry than was `seen`. */
export function addNote(
  db: Database,
  actor: CurrentUser,
  { id, text }: Pick<Correction, 'id' | 'text'>,
  seen: number | null,
): Promise<Note> {
  return staffTransaction(db, actor, async (tx) => {
    const row = await requireOpenRow(tx, id)
    await requireSeen(tx, row, seen)
    return toNote(await writeNote(tx, actor, row, text))
  })
}

/**
 * Adds a note to a locked inquiry with a change, unless the last one is the actor's with the same words and can still be corrected:
 * then the change is sent again because its answer was lost.
 */
export async function writeNoteOnce(tx: Transaction, actor: CurrentUser, row: Locked, text: string) {
  const last = await findLastNote(tx, row.id)
  if (last?.authorId === actor.id && last.text === text && isFresh(last)) return
  await writeNote(tx, actor, row, text)
}

const isFresh = ({ createdAt }: { createdAt: Date }) => Date.now() - createdAt.getTime() <= NOTE_CORRECTION_MS

/** Adds a note of the actor to a locked inquiry; it counts as an answer. */
async function writeNote(tx: Transaction, actor: CurrentUser, { id, answeredAt }: Locked, text: string) {
  const person = await findPerson(tx, actor.id)
  const authorName = person?.name ?? actor.username
  const note = await insertNote(tx, { inquiryId: id, authorId: actor.id, authorName, text })
  await updateInquiry(tx, id, { answeredAt: answeredAt ?? note.createdAt })
  return note
}

/**
 * Puts a locked inquiry back as it was, plans its reminders, and returns its version. `answeredAt` null takes back what answered it:
 * then it is unanswered, unless staff have written a note.
 */
export async function putBack(
  tx: Transaction,
  row: Locked,
  columns: Parameters<typeof updateInquiry>[2],
): Promise<number> {
  const answeredAt = columns.answeredAt === null ? await findAnswerLeft(tx, row) : columns.answeredAt
  const version = await updateInquiry(tx, row.id, { ...columns, answeredAt })
  await planReminders(tx, row.id)
  return version
}

async function findAnswerLeft(tx: Transaction, { id, answeredAt }: Locked): Promise<Date | null> {
  if (answeredAt === null) return null
  const hasNote = (await listNotes(tx, id)).some(({ authorId }) => authorId !== null)
  return hasNote ? answeredAt : null
}

/**
 * Corrects a note of the actor within ten minutes; the history says that it was corrected, without its text. Throws NOT_FOUND, and
 * FORBIDDEN for another person's note and for an older one (decisions.md, inquiries), and CONFLICT for another version of the inquiry
 * than was `seen`.
 */
export function correctNote(
  db: Database,
  actor: CurrentUser,
  { id, noteId, text }: Correction,
  seen: number | null,
): Promise<Note> {
  return staffTransaction(db, actor, async (tx) => {
    await requireSeen(tx, await requireOpenRow(tx, id), seen)
    const note = await findNote(tx, noteId, id)
    if (!note) throw noNote()
    if (note.authorId !== actor.id) throw new AppError('FORBIDDEN', 'Исправить можно только свою заметку')
    if (!isFresh(note)) {
      throw new AppError('FORBIDDEN', 'Заметку можно исправить только в первые десять минут. Напишите новую')
    }
    if (note.text === text) return toNote(note)
    await updateNote(tx, noteId, text)
    return toNote({ ...note, text })
  })
}

interface Locked {
  id: number
  answeredAt: Date | null
}

interface Correction {
  id: number
  noteId: number
  text: string
}
