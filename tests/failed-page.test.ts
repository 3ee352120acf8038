import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()
const PHONE = '+7 (495) 120-00-01'

test('a page that cannot be loaded names the phone that was last read', async () => {
  await shop.database.pool.query('update site_settings set company_phone = $1', [PHONE])
  shop.contentCache.invalidate()
  expect((await shop.get('/faq')).status).toBe(200)
  await shop.database.pool.query('alter table products rename to hidden')
  await shop.database.pool.query('alter table site_settings rename to hidden_settings')
  shop.contentCache.invalidate()
  const failed = await shop.get('/catalog')
  expect(failed.status).toBe(503)
  const page = await failed.text()
  expect(page).toContain(PHONE)
  expect(page).toMatch(/href="tel:\+7495120000\d"/)

  await shop.database.pool.query('alter table hidden_settings rename to site_settings')
  await shop.database.pool.query('alter table hidden rename to products')
  await shop.database.pool.query("update site_settings set company_phone = '+7 (495) 120-00-02'")
  shop.contentCache.invalidate()
  expect(await (await shop.get('/catalog')).text()).not.toContain(PHONE)
})

test('the rules of the selection are shown also while posts and answers cannot be read', async () => {
  await shop.database.pool.query('alter table faq_items rename to hidden_items')
  shop.contentCache.invalidate()
  expect((await shop.get('/api/own-texts')).ok).toBe(false)
  const page = await shop.get('/selection-rules')
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('Паспорт производителя')
  expect(text).not.toContain('статья магазина')

  await shop.database.pool.query('alter table hidden_items rename to faq_items')
  shop.contentCache.invalidate()
  expect(await (await shop.get('/selection-rules')).text()).toContain('статья магазина')
})
