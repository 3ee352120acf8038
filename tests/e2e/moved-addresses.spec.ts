import { expect } from '../support/e2e.ts'
import { addProduct, test } from '../support/staff-e2e.ts'

test('A visitor follows a link to an address that has moved meanwhile, and is on the page', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 404/)
  const slug = `moved-${crypto.randomUUID().slice(0, 8)}`
  const name = `Станция ${slug}`
  const id = await addProduct(page, { name, slug })
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  const link = page.getByRole('main').getByRole('link', { name }).first()
  await expect(link).toBeVisible()
  await page.request.patch(`/api/products/${id}`, { data: { slug: `${slug}-2027` } })
  await link.click()
  await expect(page).toHaveURL(`/product/${slug}-2027`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/search/)
  expect((await page.request.delete(`/api/products/${id}`)).status()).toBe(204)
  let loaded = 0
  page.on('load', () => {
    loaded += 1
  })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Продукт не найден' })).toBeVisible()
  expect(loaded, 'the document says so, and is not loaded again').toBe(1)
})
