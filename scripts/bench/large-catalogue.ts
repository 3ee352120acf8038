import { chromium } from '@playwright/test'
import { ensureBrowser } from '../ensure-browser.mjs'
import { drive, request } from './drive.ts'
import { measureLargeLighthouse } from './lighthouse.ts'
import { addManyProducts } from './many-products.ts'
import type { Report } from './report.ts'
import { DOCUMENT_LIMIT } from './script-limits.ts'
import { canMeasure, type MeasuredServer, peakMemory, withDatabase, withShop } from './servers.ts'
import { signIn } from './staff-calls.ts'
import { median, time } from './times.ts'

const COUNT = 3_000
const PAGES = ['/catalog', '/', '/product/topas-5']
/** Visitors of a busy minute: lists, filters that nobody has asked for before, and everything there is. */
const LOAD = ['/catalog', '/api/products', '/catalog?users=5', '/api/catalogue?sort=name_asc']

/** Opens a shop with 3 000 products, and measures bytes of pages, time of filters, also in a browser, and memory under load. */
export async function measureLargeCatalogue(
  report: Report,
  root: string,
  dataDir: string,
  inBrowser: boolean,
): Promise<void> {
  await withDatabase(dataDir, async ({ pool }) => {
    // The server makes the tables and the seed; the products have to be there before its first answer.
    await withShop(root, dataDir, async () => undefined)
    await addManyProducts(pool, COUNT)
    await withShop(root, dataDir, async (shop) => {
      for (const page of PAGES) {
        const { body } = await request(shop.address + page, 'gzip')
        const what = `${page} of a shop with 3 000 products, gzip`
        report.row({ what, value: body.length / 1000, unit: ' KB', digits: 1, atMost: DOCUMENT_LIMIT / 1000 })
      }
      await measureFilters(report, shop.address)
      if (inBrowser) {
        await measurePress(report, shop.address)
        await measureLargeLighthouse(report, shop, dataDir)
      } else report.left('a press on a filter, and the staff list', 'they are measured with --lighthouse')
      if (canMeasure) await measureMemory(report, shop)
      // Last: its answer has every product, and would be in the peak of the memory.
      if (inBrowser) await measureStaffList(report, shop)
    })
  })
}

/** Peak of the memory under visitors alone. */
async function measureMemory(report: Report, shop: MeasuredServer): Promise<void> {
  for (const path of LOAD) {
    await drive({ urlOf: () => shop.address + path, encoding: 'gzip', seconds: 3, visitors: 32 })
  }
  const value = peakMemory(shop.pid)
  const what = 'memory with 3 000 products under 32 callers'
  report.row({ what, value, unit: ' MB', digits: 0, atMost: 500 })
}

/** Answers to filters that nobody has asked for before, alone and with the counts beside the list. */
async function measureFilters(report: Report, address: string): Promise<void> {
  const alone: number[] = []
  const counted: number[] = []
  const bare: number[] = []
  for (let from = 0; from < 30; from += 1) {
    const filters = `users=4&price=${100_000 + from}-400000`
    const others = `users=5&price=${100_000 + from}-400000`
    bare.push(await time(() => request(`${address}/healthz`)))
    alone.push(await time(() => request(`${address}/api/catalogue?${filters}`, 'gzip')))
    const paths = [`/api/catalogue?${others}`, `/api/facets?${others}`]
    counted.push(await time(() => Promise.all(paths.map((path) => request(address + path, 'gzip')))))
  }
  const what = 'filter among 3 000 products, never asked before'
  report.row({ what, value: median(alone), unit: ' ms', digits: 1, atMost: 50 })
  report.row({
    what: `${what}, with all counts`,
    value: median(counted),
    unit: ' ms',
    digits: 1,
    atMost: 100,
  })
  report.row({ what: '/healthz beside it', value: median(bare), unit: ' ms', digits: 1 })
}

/** From the press of a filter to the number of what it has found; beside it a change of the page that asks nobody. */
async function measurePress(report: Report, address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(process.execPath) })
  try {
    const page = await browser.newPage()
    await page.goto(`${address}/catalog`, { waitUntil: 'networkidle' })
    const chips = page
      .locator('#filters')
      .getByRole('button', { name: /^До \d+ чел\.$/, includeHidden: true })
    const times: number[] = []
    for (const place of [1, 2, 3, 4, 5]) {
      const taken = await chips.nth(place).evaluate(async (button) => {
        const output = document.querySelector('#found')
        const changed = new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => resolve(performance.now()))
          if (output) observer.observe(output, { characterData: true, childList: true, subtree: true })
        })
        const began = performance.now()
        if (button instanceof HTMLElement) button.click()
        return (await changed) - began
      })
      times.push(taken)
    }
    const bare = await page.evaluate(async () => {
      const began = performance.now()
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      return performance.now() - began
    })
    const what = 'press on a filter among 3 000 products, to its number in the page'
    report.row({ what, value: median(times), unit: ' ms', digits: 0, atMost: 300 })
    report.row({ what: 'a frame of the browser', value: bare, unit: ' ms', digits: 0 })
  } finally {
    await browser.close()
  }
}

/** From the opening of the staff list to its first row, and to the answer of its search to a letter; first cold, then as it is all day. */
async function measureStaffList(report: Report, shop: MeasuredServer): Promise<void> {
  const { cookie } = await signIn(shop)
  const [name = '', value = ''] = cookie.split('=')
  const browser = await chromium.launch({ executablePath: ensureBrowser(process.execPath) })
  try {
    for (const state of ['first', 'second'] as const) {
      const context = await browser.newContext()
      await context.addCookies([{ name, value, url: shop.address }])
      const page = await context.newPage()
      const rows = page.locator('tbody tr[data-index]')
      const opened = await time(async () => {
        await page.goto(`${shop.address}/admin/products`)
        await rows.first().waitFor()
      })
      const what = `staff list of 3 000 products, ${state} opening`
      report.row({ what: `${what}, to its first row`, value: opened / 1000, unit: ' s', atMost: 2 })
      const found = await time(async () => {
        await page.getByRole('searchbox').fill('Топас 5 Лонг')
        await rows.filter({ hasText: 'Топас 4' }).first().waitFor({ state: 'detached' })
      })
      report.row({ what: `${what}, a search`, value: found, unit: ' ms', digits: 0, atMost: 500 })
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
