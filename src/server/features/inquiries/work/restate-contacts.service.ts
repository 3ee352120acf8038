import type { Logger } from 'pino'
import { toE164 } from '../../../../lib/text/phone.ts'
import { toStoredMail } from '../../../../lib/text/stored-mail.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import {
  findContactRules,
  HOUR,
  listUnread,
  NUMBER_DIGITS,
  noteContactRules,
  writeContacts,
} from './restate-contacts.store.ts'

/** Inquiries that are read together; each is written by itself, so that nobody's change waits for many. */
const BATCH = 500

/** Number of the present rules of `toE164` and `toStoredMail`: with another one, what is stored is read anew. */
const RULES = 4

/** Whether former rules may have read another number in it than there is. */
const mayBeWrong = (phone: string) => HAS_HOUR.test(phone) || phone.replace(/\D/g, '').length > NUMBER_DIGITS
const HAS_HOUR = new RegExp(HOUR)

/**
 * Reads phones and mail addresses of inquiries that were stored before the present rules could read them rightly, so that inquiries of one
 * person find each other. The number as written and the version stay; the history says that the system changed the address. Returns how many were
 * changed; once it has been through, it looks at no inquiry again.
 */
export async function restateContacts(db: Database, signal?: AbortSignal): Promise<number> {
  if ((await findContactRules(db)) === RULES) return 0
  let changed = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = await listUnread(db, after, BATCH)
    for (const row of rows) {
      if (signal?.aborted) return changed
      const read = {
        phoneE164: mayBeWrong(row.phone) ? toE164(row.phone) : (row.phoneE164 ?? toE164(row.phone)),
        email: row.email === null ? null : toStoredMail(row.email) || null,
      }
      const isNew = read.phoneE164 !== row.phoneE164 || read.email !== row.email
      if (isNew && (await inTransaction(db, (tx) => writeContacts(tx, row, read)))) changed += 1
    }
    after = rows.at(BATCH - 1)?.id
  }
  await inTransaction(db, (tx) => noteContactRules(tx, RULES))
  return changed
}

/** Reads them in the background, while the shop is open already; a failure is logged, and the next start goes on. Ends early when stopped. */
export function startRestating(db: Database, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = restateContacts(db, stopping.signal).then(
    (changed) => {
      if (changed > 0) log.info({ changed }, 'телефоны и почта прежних заявок прочитаны заново')
    },
    (error: unknown) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'телефоны и почта прежних заявок не прочитаны')
    },
  )
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
