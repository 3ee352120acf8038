import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test('An admin leaves a sample as it is by keyboard, the bar above counts it, and takes that back', async ({
  page,
}) => {
  await page.goto('/admin/samples')
  const bar = page.getByRole('link', { name: /Перед открытием/ })
  const done = async () => Number(/(\d+) из/.exec((await bar.textContent()) ?? '')?.[1])
  const accept = page.getByRole('button', { name: 'Оставить как есть: Команда' })
  await expect(accept).toBeVisible()
  await expectAccessible(page)
  const before = await done()
  await accept.press('Enter')
  const reopen = page.getByRole('button', { name: 'Вернуть в список: Команда' })
  await expect(reopen).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Команда' })).toContainText('Оставлено как есть')
  await expect.poll(done).toBe(before + 1)
  await page.reload()
  await expect(reopen).toBeVisible()
  await reopen.press('Enter')
  await expect(accept).toBeFocused()
  await expect.poll(done).toBe(before)
})

test('«Убрать» takes rows off their page after a question, counts the item at once, and the toast brings them back', async ({
  page,
}) => {
  await page.goto('/admin/samples')
  const bar = page.getByRole('link', { name: /Перед открытием/ })
  const done = async () => Number(/(\d+) из/.exec((await bar.textContent()) ?? '')?.[1])
  const row = page.getByRole('listitem').filter({ hasText: 'История компании' })
  const remove = row.getByRole('button', { name: 'Убрать: История компании' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Убрать с сайта?' })
  await expect(question).toContainText('История компании')
  await question.getByRole('button', { name: 'Отмена' }).click()
  await expect(question).toBeHidden()
  const before = await done()
  const history = async () => (await (await page.request.get('/about')).text()).includes('about__rows')
  expect(await history()).toBe(true)

  await remove.press('Enter')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect(row).toContainText('Убрано с сайта')
  await expect(row.getByText('История компании')).toBeFocused()
  await expect(remove).toBeHidden()
  await expect.poll(done).toBe(before + 1)
  expect(await history()).toBe(false)

  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(remove).toBeVisible()
  await expect.poll(done).toBe(before)
  expect(await history()).toBe(true)
})

test('«Убрать» of records puts them into the trash, from where the toast takes them', async ({ page }) => {
  await page.goto('/admin/samples')
  // The navigation has a line of that name too.
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Отзывы', { exact: true }) })
  await row.getByRole('button', { name: 'Убрать: Отзывы' }).click()
  const question = page.getByRole('dialog', { name: 'Убрать с сайта?' })
  await expect(question).toContainText('в корзине')
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect(row).toContainText('Убрано с сайта')
  const count = async () => (await (await page.request.get('/api/reviews')).json()).length
  expect(await count()).toBe(0)
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(row.getByRole('button', { name: 'Убрать: Отзывы' })).toBeVisible()
  expect(await count()).toBeGreaterThan(0)
  // A legal text is replaced or left as it is.
  await expect(page.getByRole('link', { name: 'Заменить: Договор оферты' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Убрать: Договор оферты' })).toHaveCount(0)
})

test('«Заменить» opens the form of the page at the part concerned, also when the texts come late, and leaves it there', async ({
  page,
}) => {
  const texts = Promise.withResolvers<void>()
  await page.route('**/api/admin/pages/about', async (route) => {
    await texts.promise
    await route.fallback()
  })
  await page.goto('/admin/samples')
  await page.getByRole('link', { name: 'Заменить: Команда' }).click()
  await expect(page).toHaveURL(/\/admin\/pages\?page=about#part-team$/)
  await expect(page.getByRole('heading', { level: 1, name: 'О компании' })).toBeVisible()
  texts.resolve()
  const team = page.getByRole('region', { name: 'Команда' })
  await expect(team).toBeFocused()
  await expect(team.getByRole('heading', { name: 'Команда' })).toBeInViewport()
  const start = page.getByRole('region', { name: 'Начало страницы' })
  await expect(start).not.toBeInViewport()
  // Tab goes on in the part; who turns elsewhere is not brought back, not by the form being opened anew either.
  await page.keyboard.press('Tab')
  await expect(team.getByLabel('Заголовок', { exact: true })).toBeFocused()
  const title = start.getByLabel('Заголовок', { exact: true })
  const original = await title.inputValue()
  await title.fill('Кто мы')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Тексты уже на сайте', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть исходное на всей странице' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть исходное' }).click()
  await expect(title).toHaveValue(original)
  await expect(team).not.toBeFocused()
})

test('An address that names a part opens it in a document of its own too', async ({ page }) => {
  await page.goto('/admin/pages?page=home#part-reviews')
  const reviews = page.getByRole('region', { name: 'Отзывы', exact: true })
  await expect(reviews).toBeFocused()
  await expect(reviews.getByRole('heading')).toBeInViewport()
})
