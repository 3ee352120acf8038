import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../ensure-browser.mjs'
import type { Report } from './report.ts'
import { SCRIPT_LIMITS } from './script-limits.ts'
import type { MeasuredServer } from './servers.ts'

/** Scripts that a page fetches later than this after its load event do not count, ms. */
const SETTLED = 5_000
/** Most script bytes of a visit to the home page with one answer of the wizard, after gzip. */
const WITH_ANSWER = 158_000

/** Measures the script bytes that a browser fetches until five seconds after load, gzipped, with an empty cache. */
export async function measureVisits(report: Report, { address }: MeasuredServer): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(process.execPath),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const { what, address: page, bytes } of SCRIPT_LIMITS) {
      // Its document is weighed in bytes.ts alone.
      if (page === null) continue
      const fetched = await visit(browser, `${address}${page}`)
      report.row({
        ...row(`script of a visit until 5 s after load, ${what}, gzip`, fetched.bytes),
        atMost: bytes / 1000,
      })
      if (what !== 'home') continue
      report.row({
        ...row('the same with one answer of the wizard', fetched.withAnswer),
        atMost: WITH_ANSWER / 1000,
      })
    }
  } finally {
    await browser.close()
  }
}

function row(what: string, bytes: number) {
  return { what, value: bytes / 1000, unit: ' KB', digits: 1 }
}

/** Bytes before and after the first radio button of the page, when it has one, is chosen. */
async function visit(browser: Browser, address: string): Promise<{ bytes: number; withAnswer: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const sizes: Promise<number>[] = []
  const page = await context.newPage()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(gzippedLength))
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED)
  const bytes = await sum(sizes)
  const choice = page.getByRole('radio').first()
  if ((await choice.count()) > 0) {
    await choice.check()
    await page.waitForTimeout(SETTLED)
  }
  const withAnswer = await sum(sizes)
  await context.close()
  return { bytes, withAnswer }
}

const gzippedLength = (body: Buffer) => gzipSync(body, { level: 9 }).length

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
