import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/e2e.ts'
import { CODE, createGate } from '../support/gate.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('Back before the code has come leads to the page of the address, without an error', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const former = await title(page).textContent()
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click()
  await expect(page).toHaveURL('/catalog')
  await expect(title(page)).not.toHaveText(former ?? '')
  const gate = createGate()
  await page.route(CODE, gate.wait)
  await page.reload({ waitUntil: 'commit' })
  await gate.isAsked
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/faq')
  gate.open()
  await hydrated(page)
  await expect(title(page)).toHaveText(former ?? '')
  await page.goForward()
  await expect(page).toHaveURL('/catalog')
  await expect(title(page)).not.toHaveText(former ?? '')
})

test('a document that was led to from another address is loaded once', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/catalog/')
  await hydrated(page)
  expect(documents).toEqual(['/catalog/', '/catalog'])
})

test('Back to a document before the code has come is no error', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.goto('/catalog')
  await hydrated(page)
  const gate = createGate()
  await page.route(CODE, gate.wait)
  await page.goto('/', { waitUntil: 'commit' })
  await gate.isAsked
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/catalog')
  gate.open()
  await hydrated(page)
})
