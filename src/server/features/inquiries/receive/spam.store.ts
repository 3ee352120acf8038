import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database.ts'
import { lockMark } from '../../../platform/db/lock-mark.ts'
import { inquiries } from '../inquiries.table.ts'

/** Inquiries of the last hour; the moment is the statement's, which may have waited for a lock. */
const withinAnHour = gt(inquiries.createdAt, sql`statement_timestamp() - interval '1 hour'`)

interface Sender {
  phone: string
  phoneE164: string | null
  message: string | null
}

/** Number of inquiries of the last hour with this phone, in any notation, and this message; later ones of these wait. */
export async function countRepeats(tx: Transaction, { phone, phoneE164, message }: Sender): Promise<number> {
  await lockMark(tx, `inquiry phone ${phoneE164 ?? phone} ${message ?? ''}`)
  const samePhone =
    phoneE164 === null
      ? and(isNull(inquiries.phoneE164), eq(inquiries.phone, phone))
      : eq(inquiries.phoneE164, phoneE164)
  const sameMessage = message === null ? isNull(inquiries.message) : eq(inquiries.message, message)
  const [row] = await tx
    .select({ count: count() })
    .from(inquiries)
    .where(and(samePhone, sameMessage, withinAnHour))
  return row?.count ?? 0
}

/** Number of inquiries of the last hour from this network; later ones wait. */
export async function countFromAddress(tx: Transaction, address: string): Promise<number> {
  await lockMark(tx, `inquiry address ${address}`)
  const [row] = await tx
    .select({ count: count() })
    .from(inquiries)
    .where(and(eq(inquiries.ipAddress, address), withinAnHour))
  return row?.count ?? 0
}
