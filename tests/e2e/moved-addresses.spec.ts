import { expect, hydrated, visit } from '../support/e2e.ts'
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
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/search/)
  expect((await page.request.delete(`/api/products/${id}`)).status()).toBe(204)
  let loaded = 0
  page.on('load', () => {
    loaded += 1
  })
  await link.click()
  await expect.poll(() => loaded).toBe(1)
  await expect(page.getByRole('heading', { name: 'Продукт не найден' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded, 'the document says so, and is not loaded again').toBe(1)
})

test('A visitor goes back to an address that has moved meanwhile, and is on the page; to one that is gone, and is told so once', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 404/)
  const slug = `back-${crypto.randomUUID().slice(0, 8)}`
  const name = `Станция ${slug}`
  const id = await addProduct(page, { name, slug })
  /** Opens the product by a link of the site, goes on by another, and forgets what was read: the next document begins there. */
  const passBy = async () => {
    await visit(page, `/search?q=${encodeURIComponent(name)}`)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    // Not the heading of the search, which has the name in it.
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    // A browser puts what is opened before a document has loaded in its place: Back would pass it over.
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'О компании' }).first().click()
    await expect(page).toHaveURL('/about')
    await page.reload()
    await hydrated(page)
  }
  await passBy()
  await page.request.patch(`/api/products/${id}`, { data: { slug: `${slug}-2027` } })
  await page.goBack()
  await expect(page).toHaveURL(`/product/${slug}-2027`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  await passBy()
  expect((await page.request.delete(`/api/products/${id}`)).status()).toBe(204)
  let loaded = 0
  page.on('load', () => {
    loaded += 1
  })
  await page.goBack()
  await expect.poll(() => loaded).toBe(1)
  await expect(page.getByRole('heading', { name: 'Продукт не найден' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded, 'the document says so, and is not loaded again').toBe(1)
})
