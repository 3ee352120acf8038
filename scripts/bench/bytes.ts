import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { AssetsOwner } from '../../src/app/assets.ts'
import { loadBuiltBundle } from '../../src/server/pages/page-bundle.ts'
import type { Report } from './report.ts'

const dist = path.join(import.meta.dirname, '../../dist')

/** Documents with their limit of script KB (stricter than the budget of tests/budget.test.ts). */
const WANTED: readonly { what: string; owner: AssetsOwner; atMost: number }[] = [
  { what: 'home', owner: { page: 'home' }, atMost: 135 },
  { what: 'catalogue', owner: { page: 'catalogue' }, atMost: 125 },
  { what: 'product', owner: { page: 'product' }, atMost: 128 },
]

/** Measures the gzipped script bytes of the built documents. */
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
