import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { SCRIPT_LIMITS } from '../../scripts/bench/script-limits.ts'
import { expect, test } from '../support/e2e.ts'
import { watchRequests } from '../support/watch-requests.ts'

/** Opens an address, and counts its scripts, without a touch. */
async function lookAt(page: Page, address: string) {
  const { asked, settled } = watchRequests(page)
  const scripts = () => asked.filter((request) => request.resourceType() === 'script')
  await page.goto(address)
  // Alive, whether the server drew it or the browser.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
  await settled()
  return {
    /** Bytes after gzip. */
    async sum() {
      const sizes = scripts().map(async (request) => {
        const body = await (await request.response())?.body()
        return body === undefined ? 0 : gzipSync(body, { level: 9 }).length
      })
      return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    },
    has: (name: string) => scripts().some((request) => request.url().includes(`/${name}-`)),
    /** What it has asked of others than the shop. */
    foreign: () =>
      asked
        .map((request) => new URL(request.url()))
        .filter(({ protocol, origin }) => /^https?:/.test(protocol) && origin !== new URL(page.url()).origin),
  }
}

const PRODUCT = 'product'

// On a phone, which has less to spare: a desk loads the same.
for (const { what, address, bytes } of SCRIPT_LIMITS) {
  if (address === null || what === PRODUCT) continue
  test(`A visit of «${what}» that is only looked at loads no more scripts than its document may name`, {
    tag: '@phone',
  }, async ({ page }) => {
    const scripts = await lookAt(page, address)
    const loaded = await scripts.sum()
    expect(loaded).toBeGreaterThan(bytes / 2)
    expect(loaded).toBeLessThanOrEqual(bytes)
    // Nobody is counted who has not been asked, and nobody is asked in a shop without counters.
    expect(scripts.foreign()).toEqual([])
    await expect(page.getByRole('region', { name: 'Счётчики посещаемости' })).toHaveCount(0)
  })
}

test('A product that is only looked at loads no more; the first touch brings what opens drawers and keeps inquiries', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const { address, bytes } = SCRIPT_LIMITS.find(({ what }) => what === PRODUCT) ?? {}
  const scripts = await lookAt(page, address ?? '')
  const loaded = await scripts.sum()
  expect(loaded).toBeGreaterThan((bytes ?? 0) / 2)
  expect(loaded).toBeLessThanOrEqual(bytes ?? 0)
  const late = () => [scripts.has('drawers'), scripts.has('outbox-parts')]
  expect(late()).toEqual([false, false])
  if (isMobile) await page.touchscreen.tap(5, 300)
  else await page.mouse.move(5, 300)
  await expect.poll(late).toEqual([true, true])
})
