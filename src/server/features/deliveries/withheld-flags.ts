import { CHANNELS } from '../../../domain/channels/delivery-kinds.ts'
import { seconds } from '../../../lib/duration.ts'
import type { JobParts } from '../../platform/jobs/job.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import { noteObstacle } from './deliveries.service.ts'

/** How old an answer may be: workers ask at each job. */
const INTERVAL = seconds(2)

/**
 * Flags of the jobs that this process leaves to others: with another key of the channels' secrets it may send nothing, and
 * would use up the attempts of an instance that can. What nobody sends says why. After a restore nobody sends anything until an
 * admin releases it.
 */
export function createWithheldFlags({ db, channels, log }: Pick<JobParts, 'db' | 'channels' | 'log'>) {
  let isTold = false
  let until = 0
  let known: Promise<readonly string[]> = Promise.resolve([])
  async function look(): Promise<readonly string[]> {
    // Rows stay as the backup has them: a banner says that they wait, and why.
    if (await isHeldAfterRestore(db)) return CHANNELS
    const obstacle = await channels.findObstacle()
    if (obstacle === null) {
      isTold = false
      return []
    }
    if (!isTold) log.warn(`каналы: ${obstacle}`)
    isTold = true
    await noteObstacle(db, obstacle)
    return CHANNELS
  }
  return () => {
    if (Date.now() >= until) {
      until = Date.now() + INTERVAL
      // Unknown, it is no reason to stop: each attempt asks again, and says what is wrong.
      known = look().catch(() => [])
    }
    return known
  }
}
