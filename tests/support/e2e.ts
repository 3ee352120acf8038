import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type APIRequestContext, type BrowserContext, test as base, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './e2e-expect.ts'
import { ADMIN } from './first-admin.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'

interface Watch {
  /** Allows console errors that match. */
  allowErrors(pattern: RegExp): void
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

interface OfTheWorker {
  /** A shop that tests may change (staff-e2e.ts, visitor-e2e.ts). */
  staffShop: OwnShop
  /** A session of the first admin there. */
  adminSession: Cookies
}

/**
 * Playwright's test; unexpected console errors and hydration warnings fail it. What a worker may open once is declared here and
 * nowhere else, also for tests that do without: between tests with other fixtures of this kind Playwright ends the worker, its
 * browser and its shop, and starts others.
 */
export const test = base.extend<{ watch: Watch }, OfTheWorker>({
  staffShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses a fixture's dependencies from this pattern
    async ({}, use) => {
      const shop = await openOwnShop({ ADMIN_PASSWORD: ADMIN.password })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  adminSession: [
    async ({ playwright, staffShop }, use) => {
      const desk = await playwright.request.newContext({ baseURL: staffShop.address })
      await signIn(desk, ADMIN)
      const { cookies } = await desk.storageState()
      await desk.dispose()
      await use(cookies)
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ page }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      await use({ allowErrors: (pattern) => allowed.push(pattern) })
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { ADMIN, expect }

/** Signs in by the API. */
export async function signIn(
  request: APIRequestContext,
  { username, password }: typeof ADMIN,
): Promise<void> {
  const response = await request.post('/api/admin/login', { data: { username, password } })
  if (!response.ok()) throw new Error(`no session: ${response.status()} ${await response.text()}`)
}

/** Waits for hydration, before which a click may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** Opens an address and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Waits until all finite animations have ended. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime ?? 0)
      return !ends || playState !== 'running'
    }),
  )
}

/** Without blanks and comments: the whole one is more than twice as long to send into a page and to read there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe's options as an expression of the page: a rule's impact is that of its violations, so rules of less are not asked. */
const GRAVE_ONLY = `{
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries(
    axe._audit.rules
      .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      .map(({ id }) => [id, { enabled: false }]),
  ),
}`

/**
 * Serious and critical violations by axe, after animations, since fading text has little contrast. axe runs in the page itself and
 * reports violations only: by @axe-core/playwright it takes three times as long.
 */
async function findViolations(page: Page): Promise<string[]> {
  await animationsFinished(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${GRAVE_ONLY})`)
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Expects no serious or critical violations. What came while axe ran, such as a message that fades in, is looked at once more. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await findViolations(page)
  expect(found.length === 0 ? found : await findViolations(page)).toEqual([])
}
