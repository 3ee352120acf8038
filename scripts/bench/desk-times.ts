import { startEmbedded } from '@septic-shop/embedded-postgres'
import { pino } from 'pino'
import { compareWords } from '../../src/admin/kit/changes/differences.ts'
import { connect, JOB_LIMITS } from '../../src/server/platform/db/database.ts'
import { measureImport } from './import-times.ts'
import { measureInquiries } from './inquiry-times.ts'
import type { Report } from './report.ts'
import { measureRings } from './ring-times.ts'
import { openShop } from './servers.ts'
import { signIn, time } from './staff-calls.ts'

/** Measures what staff wait for, in a shop of its own. */
export async function measureDesk(report: Report, root: string, dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const database = connect({ ...embedded.connection, ...JOB_LIMITS }, pino({ level: 'error' }))
  try {
    const shop = await openShop(root, dataDir)
    try {
      const staff = await signIn(shop)
      await measureInquiries(report, database.pool, shop, staff)
      await measureImport(report, staff)
    } finally {
      await shop.stop()
    }
  } finally {
    await database.close()
    await embedded.stop()
  }
  await measureRings(report, root, dataDir)
  await measureDifference(report)
}

/** Two long texts without a common word, as a version's history may have them. */
async function measureDifference(report: Report): Promise<void> {
  const words = (of: string) => Array.from({ length: 30_000 }, (_, index) => `${of}${index}`).join(' ')
  const [before, after] = [words('а'), words('б')]
  const segmenter = new Intl.Segmenter('ru', { granularity: 'word' })
  const bare = await time(async () => [before, after].map((text) => [...segmenter.segment(text)]))
  const value = await time(async () => compareWords(before, after))
  const what = 'difference of two texts of 30 000 words that have nothing in common'
  report.row({ what, value: value / 1000, unit: ' s', atMost: 5 })
  report.row({ what: 'both split into words', value: bare / 1000, unit: ' s' })
}
