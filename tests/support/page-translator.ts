import type { Page } from '@playwright/test'
import { hydrated } from './e2e.ts'
import { translateTexts } from './translate-texts.ts'

/**
 * Translates the page as Chrome's translator does, now and whatever comes later: every text moves into an element of its own, so that it is
 * no longer where React has put it. The words stay. With `replaces` it is another text in that element, and React's own is on no page.
 */
export async function translatePage(page: Page, { replaces = false } = {}): Promise<void> {
  // Sections come to life one after another: whoever reads a page has long let them.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section, main article')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  )
  await page.evaluate(translateTexts, replaces)
}

/** Translates a page that has just arrived, before its code has; until `arrive` is called, that code is held back. */
export async function translateBeforeCode(
  page: Page,
  address: string,
): Promise<{ arrive: () => Promise<void> }> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/built\/browser-[\w-]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(translateTexts, false)
  return {
    async arrive() {
      held.resolve()
      await hydrated(page)
    },
  }
}

/** Translates a page as soon as its frame is alive, when most of its sections are not yet. */
export async function translateBetween(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('hydrated', () => (${translateTexts})(false), { once: true })`)
}
