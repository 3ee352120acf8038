import type { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import type { Database } from '../../platform/db/database.ts'
import { requireInquiryDetail } from '../inquiries/work/inquiry-detail.service.ts'
import { requireNote } from '../inquiries/work/inquiry-notes.service.ts'
import { requireUser } from '../staff/users.service.ts'

type Nouns = typeof staffEndpoints

/** Endpoints that are `read-again`: `inquiryWork.create`. */
type ReadAgain = {
  [Noun in keyof Nouns & string]: {
    [Verb in keyof Nouns[Noun] & string]: Nouns[Noun][Verb] extends { isRepeatable: 'read-again' }
      ? `${Noun}.${Verb}`
      : never
  }[keyof Nouns[Noun] & string]
}[keyof Nouns & string]

const READERS: Readonly<Record<ReadAgain, (db: Database, id: number) => Promise<{ id: number }>>> = {
  'inquiryWork.create': requireInquiryDetail,
  'inquiryWork.addNote': requireNote,
  'inquiryWork.merge': requireInquiryDetail,
  'inquiryWork.unmerge': requireInquiryDetail,
  'adminUsers.create': requireUser,
}

const isReadAgain = (call: string): call is ReadAgain => Object.hasOwn(READERS, call)

/** The answer to a repeat of a call, from what was kept of the first: as it was, or as stored now. Throws NOT_FOUND for what is gone. */
export async function answerRepeat(db: Database, call: string, kept: unknown): Promise<unknown> {
  return isReadAgain(call) ? await READERS[call](db, Number(Object(kept).id)) : kept
}
