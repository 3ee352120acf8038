import type { Note } from '../../contract/inquiry-work.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { NOTE_CORRECTION_MS } from '../../lib/inquiry-kinds.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { toNote } from './inquiry-detail.service.ts'
import { requireOpenRow } from './inquiry-locks.service.ts'
import { findNote, findPerson, insertNote, updateInquiry, updateNote } from './inquiry-work.store.ts'

/** Adds a note of the actor; it counts as an answer. Throws NOT_FOUND. */
export function addNote(db: Database, actor: CurrentUser, id: number, text: string): Promise<Note> {
  return staffTransaction(db, actor, async (tx) => {
    const row = await requireOpenRow(tx, id)
    const person = await findPerson(tx, actor.id)
    const note = await insertNote(tx, {
      inquiryId: id,
      authorId: actor.id,
      authorName: person?.name ?? actor.username,
      text,
    })
    await updateInquiry(tx, id, { answeredAt: row.answeredAt ?? note.createdAt })
    return toNote(note)
  })
}

/**
 * Corrects a note of the actor within ten minutes; the history says that it was corrected, without its text. Throws NOT_FOUND, and
 * FORBIDDEN for another person's note and for an older one (decisions.md, requests).
 */
export function correctNote(
  db: Database,
  actor: CurrentUser,
  { id, noteId, text }: Correction,
): Promise<Note> {
  return staffTransaction(db, actor, async (tx) => {
    await requireOpenRow(tx, id)
    const note = await findNote(tx, id, noteId)
    if (!note) throw new AppError('NOT_FOUND', 'Заметка не найдена')
    if (note.authorId !== actor.id) throw new AppError('FORBIDDEN', 'Исправить можно только свою заметку')
    if (Date.now() - note.createdAt.getTime() > NOTE_CORRECTION_MS) {
      throw new AppError('FORBIDDEN', 'Заметку можно исправить только в первые десять минут. Напишите новую')
    }
    if (note.text === text) return toNote(note)
    await updateNote(tx, noteId, text)
    await recordEvent(tx, {
      ...{ action: 'update', entity: 'inquiries', entityId: String(id), title: `№ ${id}` },
      changes: [{ field: 'notes', before: null, after: null }],
    })
    return toNote({ ...note, text })
  })
}

interface Correction {
  id: number
  noteId: number
  text: string
}
