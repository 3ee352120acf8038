import os from 'node:os'
import type { Logger } from 'pino'
import { type InstanceStatus, instanceStatusSchema, type StatusCheck } from '../../../contract/status.ts'
import { seconds } from '../../../lib/duration.ts'
import { askOverDatabase, STATUS_CHANNEL } from '../../platform/db/content-changes.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ShopStatus } from './status.service.ts'
import { notify } from './status.store.ts'

/** Channel on which instances answer; whoever asks listens for as long as it takes. */
const ANSWERS = 'status_told'
/** The checks have three seconds (status.service.ts). */
const PATIENCE = seconds(5)
/** After the first answer, for those of other instances. */
const MORE = seconds(1)
/** PostgreSQL takes notifications of less than 8 000 bytes. */
const MOST_OF_A_DETAIL = 400

/** Answers whoever asks this instance by a notification how it is (`askInstances`), with the mark of the question. */
export function createStatusTeller(db: Database, status: ShopStatus, log: Logger): (mark: string) => void {
  return (mark) =>
    void tell(mark).catch((error: unknown) => log.warn({ err: error }, 'состояние не передано'))

  async function tell(mark: string): Promise<void> {
    const { checks } = await status.read()
    const answer: InstanceStatus = {
      mark,
      host: os.hostname(),
      pid: process.pid,
      status: { checks: checks.map(shorten) },
    }
    await notify(db, ANSWERS, JSON.stringify(answer))
  }
}

const shorten = (check: StatusCheck): StatusCheck => ({
  ...check,
  detail: check.detail.slice(0, MOST_OF_A_DETAIL),
})

/** Asks all running instances of the shop how they are; none when it does not run. */
export async function askInstances(
  location: Parameters<typeof askOverDatabase>[0],
): Promise<InstanceStatus[]> {
  const question = { asked: STATUS_CHANNEL, answered: ANSWERS, patience: PATIENCE, more: MORE }
  const { mark, answers } = await askOverDatabase(location, question)
  return answers.flatMap((answer) => {
    const { data } = instanceStatusSchema.safeParse(JSON.parse(answer))
    return data?.mark === mark ? [data] : []
  })
}
