import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { StatusCheck } from '../../../contract/status.ts'
import { seconds } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Channels } from '../channels/channel.ts'
import { queueRings } from '../deliveries/rings.service.ts'
import { OF_MACHINE, type ShopStatus } from './status.service.ts'
import { type FailureKey, insertFailures, listKnownFailures, noteLook } from './status.store.ts'

/** A failure that is gone after this time is none to wake anybody for. */
const SECOND_LOOK = seconds(15)
/** Looks in a row that must find a check well before its next failure is a new one. */
const WELL_AGAIN = 2

interface Parts {
  db: Database
  channels: Channels
  log: Logger
  status: ShopStatus
  /** Before the second look, ms. */
  pause?: number
}

const toKey = ({ name }: StatusCheck): FailureKey => ({
  check: name,
  host: OF_MACHINE.includes(name) ? os.hostname() : '',
})
const isIn = (keys: readonly FailureKey[], { check, host }: FailureKey) =>
  keys.some((key) => key.check === check && key.host === host)

/**
 * Rings at the admins when checks have begun to fail: one message for all of them, and none again until they have recovered
 * and failed anew. Without anybody to tell, they are told once there is somebody.
 */
export async function watchStatus({ db, channels, log, status, pause = SECOND_LOOK }: Parts): Promise<void> {
  const known = await listKnownFailures(db)
  let failing = await listFailing(status)
  if (failing.some((check) => !isIn(known, toKey(check)))) {
    await sleep(pause)
    const still = await listFailing(status)
    failing = still.filter(({ name }) => failing.some((check) => check.name === name))
  }
  const recipients = await channels.listAdminRecipients()
  await inTransaction(db, async (tx) => {
    const keys = failing.map(toKey)
    for (const key of known.filter(isSeenHere)) await noteLook(tx, key, !isIn(keys, key), WELL_AGAIN)
    if (recipients.length === 0) return
    const fresh = await insertFailures(tx, keys)
    const checks = failing.filter((check) => isIn(fresh, toKey(check)))
    if (checks.length === 0) return
    log.warn({ checks: checks.map(({ name }) => name) }, 'состояние магазина: отказ, сообщаю администраторам')
    await queueRings(tx, recipients, {
      kind: 'status',
      inquiryId: null,
      occasion: `status:${new Date().toISOString()}`,
      details: { checks: checks.map(({ name, detail }) => ({ name, detail })) },
    })
  })
}

/** Another machine's disk is not seen from here. */
const isSeenHere = ({ host }: FailureKey) => host === '' || host === os.hostname()

const listFailing = async (status: ShopStatus): Promise<StatusCheck[]> =>
  (await status.read()).checks.filter(({ state }) => state === 'fail')
