import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { median, type Report } from './report.ts'
import type { MeasuredServer } from './servers.ts'

const run = promisify(execFile)

/** Installed on demand: it has a hundred dependencies. */
const LIGHTHOUSE = 'lighthouse@13.0.1'
const RUNS = 5
const PAGES = ['/', '/catalog', '/product/topas-5', '/contact']

interface Result {
  categories: { performance: { score: number } }
  audits: Record<'first-contentful-paint' | 'largest-contentful-paint', { numericValue: number }>
}

/** Lighthouse scores and paint times for mobile: median of five runs per page. */
export async function measureLighthouse(
  report: Report,
  { address }: MeasuredServer,
  work: string,
): Promise<void> {
  for (const page of PAGES) {
    const results: Result[] = []
    for (let count = 0; count < RUNS; count += 1) {
      const file = path.join(work, 'lighthouse.json')
      const flags = '--chrome-flags=--headless=new --no-sandbox'
      const options = [
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        flags,
        '--quiet',
      ]
      try {
        await run('npx', ['--yes', LIGHTHOUSE, address + page, ...options], { timeout: 120_000 })
      } catch (error) {
        return report.left(
          'Lighthouse',
          `it does not run here (${error instanceof Error ? error.message.split('\n')[0] : error})`,
        )
      }
      results.push(JSON.parse(await readFile(file, 'utf8')))
    }
    const of = (audit: keyof Result['audits']) =>
      median(results.map(({ audits }) => audits[audit].numericValue)) / 1000
    const score = median(results.map(({ categories }) => categories.performance.score * 100))
    report.row({ what: `Lighthouse ${page}: performance`, value: score, digits: 0, atLeast: 99 })
    report.row({ what: `Lighthouse ${page}: first paint`, value: of('first-contentful-paint'), unit: ' s' })
    report.row({
      what: `Lighthouse ${page}: largest paint`,
      value: of('largest-contentful-paint'),
      unit: ' s',
      atMost: 1.5,
    })
  }
}
