import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()

test('the page of last resort has the phone and its styles, and runs nothing of other pages', async () => {
  const response = await shop.get('/offline')
  const page = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(page).toMatch(/href="tel:\+7\d{10}"/)
  expect(page).toContain('noindex')
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/offline.js">'])
  expect(await (await shop.get('/offline.js')).text()).toContain('reload')
  const files = [...page.matchAll(/href="(\/built\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect((await shop.get(file)).status, file).toBe(200)
})

test('it says the phone that the settings say now', async () => {
  await shop.database.pool.query("update site_settings set company_phone = '8 (495) 123-45-67 <доб. 1>'")
  const page = await (await shop.get('/offline')).text()
  expect(page).toContain('8 (495) 123-45-67 &lt;доб. 1&gt;')
})

test('the worker that keeps it is never old and leaves staff and the API alone', async () => {
  const worker = await shop.get('/sw.js')
  expect(worker.headers.get('content-type')).toContain('javascript')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(await worker.text()).toContain('(?:admin|api)')
})
