import type { ConsentPerson, PersonData, PersonInquiry } from '../../contract/consents.ts'
import type { InquiryDetail } from '../../contract/inquiry-work.ts'
import type { CurrentUser } from '../../contract/session.ts'
import type { Database, Transaction } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { inTransaction } from '../db/transaction.ts'
import { eraseAttachments } from '../inquiries/attachments.service.ts'
import { requireInquiryDetail } from '../inquiries/inquiry-detail.service.ts'
import { eraseParts, eraseRequests, listExpired, recordErasure } from './erase.store.ts'
import { findAddress, listEvidence, listPersonIds, markWithdrawn } from './person.store.ts'

/** Where photos of requests are. */
type Photos = Parameters<typeof eraseAttachments>[1]

/** Requests erased in one transaction of the daily job. */
const EXPIRED_AT_ONCE = 200

/** Everything that is stored about a person: requests with all their parts, merged ones too. */
export async function findPerson(db: Database, person: ConsentPerson): Promise<PersonData> {
  const inquiries: PersonInquiry[] = []
  for (const id of await listPersonIds(db, person)) inquiries.push(await describeInquiry(db, id))
  return { count: inquiries.reduce((sum, inquiry) => sum + countRecords(inquiry), 0), inquiries }
}

async function describeInquiry(db: Database, id: number): Promise<PersonInquiry> {
  const evidence = await listEvidence(db, id)
  return {
    ...(await requireInquiryDetail(db, id)),
    ipAddress: await findAddress(db, id),
    consents: evidence.map(({ createdAt, withdrawnAt, ...given }) => ({
      ...given,
      at: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

const countRecords = ({ notes, attachments, deliveries, consents }: InquiryDetail) =>
  1 + notes.length + attachments.length + deliveries.length + consents.length

/** Marks a person «не звонить, не писать»; nothing of his data is removed. Returns how many rows were marked. */
export function withdrawConsents(
  db: Database,
  actor: CurrentUser,
  person: ConsentPerson,
): Promise<{ inquiries: number; consents: number }> {
  return staffTransaction(db, actor, async (tx) => {
    const ids = await listPersonIds(tx, person)
    return { inquiries: ids.length, consents: await markWithdrawn(tx, ids) }
  })
}

/** Anonymises a person in all tables and files; returns the number of requests. Repeating it is safe. */
export function erasePerson(
  db: Database,
  actor: CurrentUser,
  person: ConsentPerson,
  photos: Photos,
): Promise<number> {
  return staffTransaction(db, actor, async (tx) => {
    const ids = await listPersonIds(tx, person)
    await eraseAll(tx, ids, photos)
    return ids.length
  })
}

/** Erases requests whose last contact was `years` ago or earlier; returns their number. */
export async function eraseExpired(db: Database, years: number, photos: Photos): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const ids = await listExpired(tx, years, EXPIRED_AT_ONCE)
    await eraseAll(tx, ids, photos)
    return ids.length
  })
}

async function eraseAll(tx: Transaction, ids: readonly number[], photos: Photos): Promise<void> {
  if (ids.length === 0) return
  await eraseRequests(tx, ids)
  await eraseParts(tx, ids)
  await recordErasure(tx, ids)
  const removals: (() => Promise<void>)[] = []
  for (const id of ids) removals.push(await eraseAttachments(tx, photos, id))
  // Before the commit: when a file cannot be removed, its row stays and the erasure can be repeated.
  for (const remove of removals) await remove()
}
