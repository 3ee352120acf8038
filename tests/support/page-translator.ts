import type { Page } from '@playwright/test'
import { hydrated } from './e2e.ts'

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
  await page.evaluate(translate, replaces)
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
  await page.evaluate(translate, false)
  return {
    async arrive() {
      held.resolve()
      await hydrated(page)
    },
  }
}

/** Translates a page as soon as its frame is alive, when most of its sections are not yet. */
export async function translateBetween(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('hydrated', () => (${translate})(false), { once: true })`)
}

/** Runs in the page. */
function translate(replaces: boolean) {
  const LEFT_ALONE = 'font, script, style, svg, textarea, select, title'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(LEFT_ALONE) !== null) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(replaces ? text.data : text)
    }
  }
  translate(document.body)
  new MutationObserver(() => translate(document.body)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
