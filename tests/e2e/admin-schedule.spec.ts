import type { Page } from '@playwright/test'
import type { Schedule } from '../../src/contract/records/schedule.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { addProduct, test, turnTo } from '../support/staff-e2e.ts'

interface Priced {
  id: number
  name: string
  price: number | null
}

async function readPriced(page: Page): Promise<Priced[]> {
  const products: Priced[] = await (await page.request.get('/api/products')).json()
  return products.filter(({ price }) => price !== null)
}

const plan = (page: Page, { id }: Priced, price: number, effectiveAt: string) =>
  page.request.patch(`/api/products/${id}/price`, { data: { price, effectiveAt } })

test('Prices and publications are planned, cancelled and put back, but not over what a colleague has changed', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 409/)
  const slug = `hidden-${crypto.randomUUID().slice(0, 8)}`
  const name = `Станция ${slug}`
  const id = await addProduct(page, { name, slug, price: 1, unpublishAt: '2099-12-01T00:00:00Z' })
  const unpublishAt = async () =>
    (await (await page.request.get(`/api/products/id/${id}`)).json()).unpublishAt

  const [product] = await readPriced(page)
  if (!product) throw new Error('the seed has prices')
  await page.goto(`/admin/prices?product=${product.id}`)
  // Less than a fifth more: a larger jump is asked about first.
  const thousands = Math.round(((product.price ?? 0) / 100_000) * 1.1)
  await page.getByLabel('Новая цена').fill(`${thousands}000`)
  await page.getByLabel('Действует с').fill('2020-01-01T00:00')
  await page.getByRole('button', { name: 'Запланировать цену' }).click()
  await expect(page.getByText('Это время уже прошло')).toBeVisible()
  await page.getByLabel('Действует с').fill('2099-12-01T00:00')
  await page.getByRole('button', { name: 'Запланировать цену' }).click()
  await page.getByRole('link', { name: 'Посмотреть план' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: `${product.name}: ${thousands}` })
  await expect(line).toContainText('00:00')
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Отменить' }).press('Enter')
  await expect(line).toHaveCount(0)
  await expect(page.locator('main, .plan__it button').and(page.locator(':focus'))).toHaveCount(1)
  await page.getByRole('button', { name: 'Вернуть в план' }).click()
  await expect(line).toHaveCount(1)

  const item = page.getByRole('listitem').filter({ hasText: name })
  await item.getByRole('button', { name: /^Отменить/ }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть в план' }).click()
  await expect(item).toHaveCount(1)
  expect(await unpublishAt()).toBe('2099-12-01T00:00:00.000Z')
  await page.request.patch(`/api/products/${id}`, { data: { shortDescription: 'Правка коллеги' } })
  await item.getByRole('button', { name: /^Отменить/ }).click()
  await expect(page.getByText('Ничего не записано')).toBeVisible()
  expect(await unpublishAt()).not.toBeNull()
  await item.getByRole('button', { name: /^Отменить/ }).click()
  await expect(item).toHaveCount(0)
  expect(await unpublishAt()).toBeNull()

  await turnTo(page, '/admin')
  await expect(page.getByRole('region', { name: 'Запланировано' })).toContainText(product.name)
  const [now] = (await readPriced(page)).filter((one) => one.id === product.id)
  expect(now?.price).toBe(product.price)
})

test('What a plan has left stands on the dashboard until somebody has seen it', async ({
  page,
  staffShop,
}) => {
  const [, product] = await readPriced(page)
  if (!product) throw new Error('the seed has prices')
  const planned = await plan(page, product, 100, '2099-12-01T00:00:00Z')
  const { scheduledId } = await planned.json()
  await page.request.patch(`/api/products/${product.id}/price`, { data: { price: 12_345_600 } })
  // Its hour comes.
  await staffShop.query(`update scheduled_prices set effective_at = now() where id = ${scheduledId};
    update graphile_worker._private_jobs set run_at = now() where key = 'scheduled-price:${scheduledId}'`)
  const note = page.getByText(
    /^Плановое изменение цен сегодня в \d\d:\d\d: 1\sтовар остался с прежней ценой\.$/,
  )
  const hasLeft = async () => {
    const { past }: Schedule = await (await page.request.get('/api/admin/schedule')).json()
    return past.some(({ left }) => left.some(({ id }) => id === product.id))
  }
  await expect.poll(hasLeft).toBe(true)
  await page.goto('/admin')
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Понятно' }).press('Enter')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Разделы' })).toBeVisible()
  await expect(note).toHaveCount(0)
})
