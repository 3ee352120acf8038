import type {
  ConsentPerson,
  ErasedPerson,
  Erasure,
  PersonData,
  PersonInquiry,
} from '../../../contract/consents.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { countRecords } from '../../../domain/inquiry/count-inquiries.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { eraseAttachments } from '../inquiries/attachments/attachments.service.ts'
import { requireInquiryDetail } from '../inquiries/work/inquiry-detail.service.ts'
import { lockInquiries, requireNotErased } from '../inquiries/work/inquiry-locks.service.ts'
import { eraseInquiries, eraseParts, listExpired, recordErasure } from './erase.store.ts'
import {
  countPersonRecords,
  findHidden,
  listEvidence,
  listPersonIds,
  listPersonInquiries,
  markWithdrawn,
} from './person.store.ts'

/** Where photos of inquiries are. */
type Photos = Parameters<typeof eraseAttachments>[1]

/** Inquiries erased in one transaction of the daily job. */
const EXPIRED_AT_ONCE = 200

/** Everything that is stored about a person: inquiries with all their parts, merged ones too. */
export async function findPerson(db: Database, person: ConsentPerson): Promise<PersonData> {
  const inquiries: PersonInquiry[] = []
  const ids = await listPersonIds(db, person)
  const isOther = new Map((await listPersonInquiries(db, person, ids)).map((one) => [one.id, one.isOther]))
  for (const id of ids)
    inquiries.push({ ...(await describeInquiry(db, id)), isOther: isOther.get(id) ?? false })
  return { count: inquiries.reduce((sum, inquiry) => sum + countRecords(inquiry), 0), inquiries }
}

async function describeInquiry(db: Database, id: number): Promise<Omit<PersonInquiry, 'isOther'>> {
  const evidence = await listEvidence(db, id)
  return {
    ...(await requireInquiryDetail(db, id)),
    ...(await findHidden(db, id)),
    consents: evidence.map(({ createdAt, withdrawnAt, ...given }) => ({
      ...given,
      at: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Marks a person «не звонить, не писать»; nothing of his data is removed. Returns how many rows were marked. Of his inquiries those
 * that were erased are left out; throws CONFLICT for one that is named by its number.
 */
export function withdrawConsents(
  db: Database,
  actor: CurrentUser,
  person: ConsentPerson,
): Promise<{ inquiries: number; consents: number }> {
  return staffTransaction(db, actor, async (tx) => {
    const rows = await lockPerson(tx, person)
    const named = rows.find(({ id }) => id === person.inquiryId)
    if (named) requireNotErased(named)
    const ids = listLiving(rows)
    return { inquiries: ids.length, consents: await markWithdrawn(tx, ids) }
  })
}

/** Whom and what an erasure would take, those who were merged with the person too, without what is erased already; writes nothing. */
export async function previewErasure(db: Database, person: ConsentPerson): Promise<Erasure> {
  const ids = await listPersonIds(db, person)
  const rows = (await listPersonInquiries(db, person, ids)).filter(isLiving)
  const people = new Map<string, ErasedPerson>()
  for (const { id, isOther, erasedAt: _, ...who } of rows) {
    const key = JSON.stringify([who.phone.replace(/\D/g, '') || who.name, who.email?.toLowerCase(), isOther])
    const known = people.get(key)
    if (known) known.inquiries.push(id)
    else people.set(key, { ...who, inquiries: [id], isOther })
  }
  const records = await countPersonRecords(db, listLiving(rows))
  return { inquiries: rows.length, records, people: [...people.values()] }
}

/** Locks a person's inquiries, and those that came to them while these were waited for. */
async function lockPerson(tx: Transaction, person: ConsentPerson) {
  let ids = await listPersonIds(tx, person)
  for (;;) {
    const rows = await lockInquiries(tx, ids)
    const now = await listPersonIds(tx, person)
    if (now.every((id) => ids.includes(id))) return rows.filter(({ id }) => now.includes(id))
    ids = now
  }
}

interface Erasable {
  id: number
  erasedAt: Date | null
}
const isLiving = ({ erasedAt }: Erasable) => erasedAt === null
const listLiving = (rows: readonly Erasable[]) => rows.filter(isLiving).map(({ id }) => id)

/** Anonymises a person in all tables and files; returns the number of inquiries. Repeating it is safe: what is erased stays as it is. */
export function erasePerson(
  db: Database,
  actor: CurrentUser,
  person: ConsentPerson,
  photos: Photos,
): Promise<number> {
  return staffTransaction(db, actor, async (tx) => {
    const ids = listLiving(await lockPerson(tx, person))
    await eraseAll(tx, ids, photos)
    return ids.length
  })
}

/** Erases inquiries whose last contact was `years` ago or earlier; returns their number. */
export async function eraseExpired(db: Database, years: number, photos: Photos): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const ids = listLiving(await lockInquiries(tx, await listExpired(tx, years, EXPIRED_AT_ONCE)))
    await eraseAll(tx, ids, photos)
    return ids.length
  })
}

/** Erases locked inquiries: whoever writes to one of them waits, and then meets an erased one. */
async function eraseAll(tx: Transaction, ids: readonly number[], photos: Photos): Promise<void> {
  if (ids.length === 0) return
  await eraseInquiries(tx, ids)
  await eraseParts(tx, ids)
  const removals: (() => Promise<void>)[] = []
  for (const id of ids) removals.push(await eraseAttachments(tx, photos, id))
  await recordErasure(tx, ids)
  // Before the commit: when a file cannot be removed, its row stays and the erasure can be repeated.
  for (const remove of removals) await remove()
}
