import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The first admin of the shop under test (playwright.config.ts). */
export const ADMIN = { username: 'admin', password: 'проверка-входа-1' }

interface Watch {
  /** Console errors this test expects, as a browser prints them for a failed request. */
  allowErrors(pattern: RegExp): void
}

/** Every test watches the console: an unexpected error or a hydration warning fails it. */
export const test = base.extend<{ watch: Watch }>({
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

export { expect }

/** True once React has taken the page over: before that a click may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** Opens an address and waits until the page answers to clicks. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Waits until nothing on the page moves or fades; what runs for ever (a spinner) is not waited for. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime ?? 0)
      return !ends || playState !== 'running'
    }),
  )
}

/**
 * axe finds nothing serious or critical in what is on the screen, once nothing fades: half faded text has no contrast. It runs in
 * the page itself, which has no frames, and describes violations alone: by way of @axe-core/playwright it takes three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsFinished(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ resultTypes: ['violations'] })")
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = grave.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}
