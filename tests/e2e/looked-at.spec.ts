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
  }
}

for (const { what, address, bytes } of SCRIPT_LIMITS) {
  if (address === null) continue
  test(`A visit of «${what}» that is only looked at loads no more scripts than its document may name`, {
    tag: '@both',
  }, async ({ page }) => {
    const scripts = await lookAt(page, address)
    const loaded = await scripts.sum()
    expect(loaded).toBeGreaterThan(bytes / 2)
    expect(loaded).toBeLessThanOrEqual(bytes)
  })
}

test('the first touch of a product brings what opens drawers and keeps requests', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const scripts = await lookAt(page, '/product/topas-5')
  const late = () => [scripts.has('drawers'), scripts.has('outbox-parts')]
  expect(late()).toEqual([false, false])
  if (isMobile) await page.touchscreen.tap(5, 300)
  else await page.mouse.move(5, 300)
  await expect.poll(late).toEqual([true, true])
})
