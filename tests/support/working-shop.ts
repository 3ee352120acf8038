import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { allJobs } from '../../src/server/compose/all-jobs.ts'
import type { Job } from '../../src/server/platform/jobs/job.ts'
import { startJobs } from '../../src/server/platform/jobs/start-jobs.ts'
import { quietLog } from './log.ts'
import { recordChannels } from './recorded-channels.ts'
import { openShop } from './shop.ts'

interface Work {
  jobs?: readonly Job[]
  /** How often a queue looks for planned work, ms. */
  pollInterval?: number
  /** Queues that run from the start. */
  instances?: number
}

/** The shop of a test file with a folder of its own, recorded channels and running jobs; all ends after its tests. */
export async function openWorkingShop({ jobs = allJobs, pollInterval, instances = 1 }: Work = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'working-'))
  const channels = recordChannels()
  const log = quietLog()
  const shop = openShop({ DATA_DIR: dataDir }, log, { channels })
  const running: { stop(): Promise<void> }[] = []
  /** Starts one more queue, which may look for planned work at another pace. */
  const startQueue = (own = pollInterval) => {
    const queue = startJobs({
      database: shop.database,
      jobs,
      channels,
      log,
      dataDir,
      readOrigin: async () => 'http://shop.test',
      ...(own === undefined ? {} : { pollInterval: own }),
    })
    running.push(queue)
    return queue
  }
  beforeAll(() => {
    for (let n = 0; n < instances; n += 1) startQueue()
  })
  afterAll(async () => {
    await Promise.all(running.map(({ stop }) => stop()))
    await rm(dataDir, { recursive: true, force: true })
  })
  return { shop, channels, dataDir, startQueue }
}
