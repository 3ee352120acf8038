import type { Locator } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'

/** Pixels between the lower edge of the header, which stays, and the upper edge of what an address leads to. */
const below = (target: Locator) =>
  target.evaluate((element) => {
    const header = document.querySelector('.hdr__bar')?.getBoundingClientRect().bottom ?? Number.NaN
    return element.getBoundingClientRect().top - header
  })

test('Who opens an address that names a place reads it below the header: an answer, a service, the wizard', async ({
  page,
}) => {
  const faq = await (await page.request.get('/faq/vybor-stancii')).text()
  // The last answer has the longest way, and is shut until its address opens it.
  const answer = [...faq.matchAll(/id="(answer-\d+)"/g)].at(-1)?.[1]
  expect(answer).toBeDefined()
  for (const [address, id] of [
    ['/faq/vybor-stancii', answer],
    ['/services', 'installation'],
    ['/', 'product-wizard'],
  ]) {
    await test.step(`${address}#${id}`, async () => {
      await visit(page, `${address}#${id}`)
      const target = page.locator(`#${id}`)
      await expect(target).toBeInViewport()
      // Of an answer its question too.
      const read = page.locator(`details:has(#${id}), main #${id}:not(details *)`)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await expect.poll(() => below(read)).toBeGreaterThanOrEqual(0)
    })
  }
})
