import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { postPath } from '../../src/domain/site/site-paths.ts'
import { firstOf } from './page-addresses.ts'
import type { Report } from './report.ts'
import type { MeasuredServer } from './servers.ts'
import { median } from './times.ts'

const run = promisify(execFile)

/** Installed on demand: it has a hundred dependencies. */
const LIGHTHOUSE = 'lighthouse@13.0.1'
const RUNS = 5
/** Now and then Lighthouse misses the start of a load. */
const TRIES = 3
const PAGES = ['/', '/catalog', '/product/topas-5', '/contact']
const CATEGORIES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Of pages that search engines do not list: cart, comparison, search. */
export const UNLISTED = { ...CATEGORIES, seo: null }
/** With 3 000 products. */
const LARGE = { ...CATEGORIES, performance: 95 }
type Category = keyof typeof CATEGORIES
/** Lowest scores; null: not looked at. */
type Bars = Record<Category, number | null>
const CATEGORY_NAMES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
type Audit = 'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time'

interface Result {
  categories: Record<Category, { score: number }>
  audits: Record<Audit, { numericValue: number }>
}

/** Lighthouse scores and times for mobile: median of five runs per page, the newest blog post among them. */
export async function measureLighthouse(
  report: Report,
  { address }: MeasuredServer,
  work: string,
): Promise<void> {
  for (const page of [...PAGES, postPath((await firstOf(address, 'post')).slug)])
    if (!(await measureLighthousePage(report, address, page, work))) return
}

/** The same of one page; false where Lighthouse does not run. */
export async function measureLighthousePage(
  report: Report,
  address: string,
  page: string,
  work: string,
  bars: Bars = CATEGORIES,
): Promise<boolean> {
  const results = await measurePage(report, address + page, work)
  if (!results) return false
  reportScores(report, page, results, bars)
  reportTimes(report, page, results)
  return true
}

/** The same scores of the catalogue of a large shop, which has a bar of its own. */
export async function measureLargeLighthouse(
  report: Report,
  { address }: MeasuredServer,
  work: string,
): Promise<void> {
  const results = await measurePage(report, `${address}/catalog`, work)
  if (results) reportScores(report, '/catalog with 3 000 products', results, LARGE)
}

/** Null, and a row that says why, where Lighthouse does not run. */
async function measurePage(report: Report, url: string, work: string): Promise<Result[] | null> {
  const results: Result[] = []
  while (results.length < RUNS) {
    const result = await measureOnce(url, path.join(work, 'lighthouse.json')).catch(String)
    if (typeof result === 'string') {
      report.left('Lighthouse', `it does not run here (${result})`)
      return null
    }
    results.push(result)
  }
  return results
}

/** Rejects when the last try failed. */
function measureOnce(address: string, file: string, triesLeft = TRIES): Promise<Result> {
  const result = runOnce(address, file)
  return triesLeft > 1 ? result.catch(() => measureOnce(address, file, triesLeft - 1)) : result
}

async function runOnce(address: string, file: string): Promise<Result> {
  const options = [
    `--only-categories=${CATEGORY_NAMES.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--quiet',
  ]
  await run('npx', ['--yes', LIGHTHOUSE, address, ...options], { timeout: 120_000 })
  return JSON.parse(await readFile(file, 'utf8'))
}

function reportScores(report: Report, page: string, results: readonly Result[], bars: Bars): void {
  for (const category of CATEGORY_NAMES) {
    const atLeast = bars[category]
    if (atLeast === null) continue
    const value = median(results.map(({ categories }) => categories[category].score * 100))
    report.row({ what: `Lighthouse ${page}: ${category}`, value, digits: 0, atLeast })
  }
}

function reportTimes(report: Report, page: string, results: readonly Result[]): void {
  const ms = (audit: Audit) => median(results.map(({ audits }) => audits[audit].numericValue))
  report.row({
    what: `Lighthouse ${page}: first paint`,
    value: ms('first-contentful-paint') / 1000,
    unit: ' s',
  })
  const largest = ms('largest-contentful-paint') / 1000
  report.row({ what: `Lighthouse ${page}: largest paint`, value: largest, unit: ' s', atMost: 1.5 })
  report.row({
    what: `Lighthouse ${page}: blocking`,
    value: ms('total-blocking-time'),
    unit: ' ms',
    digits: 0,
  })
}
