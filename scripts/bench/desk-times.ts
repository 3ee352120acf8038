import { compareWords } from '../../src/admin/kit/changes/differences.ts'
import { measureProductExport } from './export-times.ts'
import { measureImport } from './import-times.ts'
import { measureInquiries } from './inquiry-times.ts'
import type { Report } from './report.ts'
import { withDatabase, withShop } from './servers.ts'
import { signIn } from './staff-calls.ts'
import { time } from './times.ts'

/** Measures what staff wait for, in a shop of its own. */
export async function measureDesk(report: Report, root: string, dataDir: string): Promise<void> {
  await withDatabase(dataDir, async ({ pool }) => {
    await withShop(root, dataDir, async (shop) => {
      const staff = await signIn(shop)
      await measureInquiries(report, pool, shop, staff)
      await measureImport(report, staff)
    })
    await measureProductExport(report, pool, root, dataDir)
  })
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
