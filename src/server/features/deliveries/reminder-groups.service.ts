import { minutes } from '../../../lib/duration.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Told, ToldInquiries } from './compose-ring.service.ts'
import {
  type DeliveryRow,
  findLastReminded,
  lockQueuedReminders,
  removeDeliveries,
  updateDelivery,
} from './deliveries.store.ts'
import { addSendings, isGrouped, queueOf } from './rings.service.ts'

/** Between two messages with reminders to one recipient. */
const PAUSE = minutes(15)

interface Parts {
  db: Database
  toldInquiries: ToldInquiries
}

interface Turn {
  failures: number
  since: Date
  /** A person asked for it: the pause is not kept. */
  isAsked?: boolean
}

/**
 * What the next message tells of besides the delivery that was found: of most kinds nothing, of reminders to a person all that wait.
 * Null for nothing to tell now.
 */
export async function takeTold(parts: Parts, found: DeliveryRow, turn: Turn): Promise<Told | null> {
  const [first, ...others] = isGrouped(found) ? await takeReminders(parts, found, turn) : [found]
  return first ? [first, ...others] : null
}

/**
 * The reminders to a recipient that the next message tells of; none while the last one is too young, when all of them are planned for
 * the end of the pause. What has nothing to say any more, because somebody has answered meanwhile, is forgotten.
 */
function takeReminders({ db, toldInquiries }: Parts, found: DeliveryRow, turn: Turn): Promise<DeliveryRow[]> {
  return inTransaction(db, async (tx) => {
    const waiting = await forgetAnswered(tx, toldInquiries, await lockQueuedReminders(tx, found))
    const last = await findLastReminded(tx, found)
    const next = last && new Date(last.getTime() + PAUSE)
    if (turn.isAsked || !next || next <= new Date()) return waiting
    const { failures, since } = turn
    for (const { id } of waiting) await updateDelivery(tx, id, { nextAt: next })
    await addSendings(
      tx,
      waiting.map((one) => ({
        id: one.id,
        channel: one.channel,
        failures,
        since,
        runAt: next,
        queue: queueOf(one),
      })),
    )
    return []
  })
}

async function forgetAnswered(
  tx: Transaction,
  { listStillDue }: ToldInquiries,
  rows: readonly DeliveryRow[],
): Promise<DeliveryRow[]> {
  const due = await listStillDue(
    tx,
    rows.map(({ inquiryId }) => inquiryId).filter((id) => id !== null),
  )
  const isDue = ({ inquiryId, details }: DeliveryRow) => {
    const state = inquiryId === null ? undefined : due.get(inquiryId)
    return details?.reason === 'next-contact' ? state?.isPromised : state?.isUnanswered
  }
  const over = rows.filter((row) => !isDue(row))
  await removeDeliveries(
    tx,
    over.map(({ id }) => id),
  )
  return rows.filter((row) => isDue(row))
}
