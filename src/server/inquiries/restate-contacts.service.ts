import { toE164 } from '../../lib/phone.ts'
import { toStoredMail } from '../../lib/stored-mail.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { listUnread, writeContacts } from './restate-contacts.store.ts'

/** Requests that are read and written together. */
const BATCH = 500

/**
 * Reads phones and mail addresses of requests that were stored before the present rules could read them, so that requests of one person
 * find each other. The number as written and the version stay; the history says that the system changed the address. Returns how many were
 * changed; repeated, it finds none.
 */
export async function restateContacts(db: Database): Promise<number> {
  let changed = 0
  for (let after = 0; ; ) {
    const rows = await listUnread(db, after, BATCH)
    await inTransaction(db, async (tx) => {
      for (const row of rows) {
        const read = {
          phoneE164: row.phoneE164 ?? toE164(row.phone),
          email: row.email === null ? null : toStoredMail(row.email) || null,
        }
        const isNew = read.phoneE164 !== row.phoneE164 || read.email !== row.email
        if (isNew && (await writeContacts(tx, row, read))) changed += 1
      }
    })
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return changed
    after = last.id
  }
}
