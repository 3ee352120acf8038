import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { ADMIN, test as base, signIn } from './e2e.ts'

/**
 * Playwright's test for the staff area: in the worker's own shop, because tests change public content. Signed in as the first admin,
 * by one session per worker: who signs in as somebody else in the same window does it by `enter`, since signing in ends the session
 * that the window had. Without a session with `isSignedIn: false`.
 */
export const test = base.extend<{ isSignedIn: boolean }>({
  baseURL: async ({ staffShop }, use) => {
    await use(staffShop.address)
  },
  isSignedIn: [true, { option: true }],
  page: async ({ page, isSignedIn, adminSession }, use) => {
    if (isSignedIn) await page.context().addCookies(adminSession)
    await use(page)
  },
})

/** Signs in as this account in the page's window; the session that it had goes on elsewhere. */
export async function enter(page: Page, account: { username: string; password: string } = ADMIN) {
  await page.context().clearCookies()
  await signIn(page.request, account)
}

/**
 * Ends the session of the page's window. The next write is what notices: what is read meanwhile is held until it has, since a list
 * that is read anew would ask for the password before anything is pressed.
 */
export async function endSession(page: Page): Promise<void> {
  const noticed = page
    .waitForResponse((response) => response.status() === 401 && response.request().method() !== 'GET', {
      timeout: 0,
    })
    .catch(() => undefined)
  const holdReadings = async (route: Route) => {
    if (route.request().method() === 'GET') await noticed
    await route.fallback()
  }
  await page.route('**/api/**', holdReadings)
  await page.context().clearCookies()
  void noticed.then(() => page.unroute('**/api/**', holdReadings)).catch(() => undefined)
}

/**
 * Shows another address in the window that already shows a screen, as a link of the staff area does: without loading it anew, which
 * is what costs most in a browser. Waits until the former screen is gone, and for what is `shown`: on the same path the screen stays,
 * so that who acts on what both addresses have names what only the other has. What was read lately may be shown from memory.
 */
export async function turnTo(page: Page, address: string, shown?: Locator): Promise<void> {
  const former = await page.locator('main h1').first().elementHandle()
  const before = new URL(page.url()).pathname
  await page.evaluate((to) => {
    // The place in the history is the router's own, by which it tells forward from back.
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  const isSameScreen = address.split('?', 1)[0] === before
  if (!isSameScreen) await page.waitForFunction((heading) => heading?.isConnected === false, former)
  await shown?.waitFor()
}

/** Makes a product of the first manufacturer, as the page's account. Returns its id. */
export async function addProduct(
  page: Page,
  product: { name: string; slug: string } & Record<string, unknown>,
): Promise<number> {
  const response = await page.request.post('/api/products', { data: { manufacturerId: 1, ...product } })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = await response.json()
  return id
}
