import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Assets } from '../../src/app/assets.ts'
import { loadBuiltBundle } from '../../src/server/platform/pages/page-bundle.ts'
import type { Report } from './report.ts'
import { SCRIPT_LIMITS } from './script-limits.ts'

const dist = path.join(import.meta.dirname, '../../dist')

/** Bytes of the scripts that a document names, gzipped. */
export function gzippedScripts({ early, scripts, preloads }: Assets): number {
  return [...early, ...scripts, ...preloads]
    .map((address) => gzipSync(readFileSync(path.join(dist, 'client', address)), { level: 9 }).length)
    .reduce((sum, length) => sum + length, 0)
}

/** Measures the gzipped script bytes of the built documents. */
export async function measureBytes(report: Report): Promise<void> {
  const { assetsFor } = await loadBuiltBundle(dist)
  for (const { what, owner, bytes: limit } of SCRIPT_LIMITS) {
    const bytes = gzippedScripts(assetsFor(owner))
    report.row({
      what: `script that the document of ${what} names, gzip`,
      value: bytes / 1000,
      unit: ' KB',
      digits: 1,
      atMost: limit / 1000,
    })
  }
}
