import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { AssetsOwner } from '../../src/app/assets.ts'
import { loadBuiltBundle } from '../../src/server/pages/page-bundle.ts'
import type { Report } from './report.ts'

const dist = path.join(import.meta.dirname, '../../dist')

/** What a document names, with the most KB of script that its visit is to cost (the budget of tests/budget.test.ts is wider). */
const WANTED: readonly { what: string; owner: AssetsOwner; atMost: number }[] = [
  { what: 'home', owner: { page: 'home' }, atMost: 135 },
  { what: 'catalogue', owner: { page: 'catalogue' }, atMost: 125 },
  { what: 'product', owner: { page: 'product' }, atMost: 128 },
]

/** The script bytes that a document of the build names, as gzip. */
export async function measureBytes(report: Report): Promise<void> {
  const { assetsFor } = await loadBuiltBundle(dist)
  for (const { what, owner, atMost } of WANTED) {
    const { early, scripts, preloads } = assetsFor(owner)
    const bytes = [...early, ...scripts, ...preloads]
      .map((address) => gzipSync(readFileSync(path.join(dist, 'client', address)), { level: 9 }).length)
      .reduce((sum, length) => sum + length, 0)
    report.row({
      what: `script that the document of ${what} names, gzip`,
      value: bytes / 1000,
      unit: ' KB',
      digits: 1,
      atMost,
    })
  }
}
