import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const CATEGORY = '/faq/vybor-stancii'
const FAILED = /Failed to load resource/

test('A visitor chooses a topic and reads its answers one at a time', async ({ page }) => {
  await visit(page, '/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы')
  const topic = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Выбор станции' })
  await expect(topic).toContainText('6 вопросов')
  await expectAccessible(page)
  await topic.getByRole('link').click()
  await expect(page).toHaveURL(CATEGORY)
  await expect(page).toHaveTitle('Выбор станции — Часто задаваемые вопросы')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Выбор станции')

  const first = page.getByText('Какую производительность выбрать на мою семью?')
  const second = page.getByText('Что такое залповый сброс')
  const answer = page.getByRole('row', { name: '4 жильца, 2 гостя 800 + 200 л 1 м³/\u2060сут' })
  await first.click()
  await expect(answer).toBeVisible()
  await expectAccessible(page)
  await second.click()
  await expect(page.getByText('ванна — 150 л;')).toBeVisible()
  await expect(answer).toBeHidden()
  await second.click()
  await expect(page.getByText('ванна — 150 л;')).toBeHidden()

  await page.getByRole('link', { name: 'Назад к категориям' }).click()
  await expect(page).toHaveURL('/faq')
})

test('A visitor opens an answer with the keyboard alone', async ({ page }) => {
  await visit(page, CATEGORY)
  await page.getByRole('link', { name: 'Назад к категориям' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Считайте по 200 литров в сутки')).toBeVisible()
})

test('A page of answers that came from the server needs no renderer in the browser', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, CATEGORY)
  await page.getByText('Какую производительность выбрать на мою семью?').click()
  await expect(page.getByText('Считайте по 200 литров в сутки')).toBeVisible()
  expect(fetched.filter((address) => address.includes('MarkdownTree'))).toEqual([])
})

test('A category that does not exist says so and leads to the others', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404/)
  await visit(page, '/faq/no-such')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Категория не найдена')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Все вопросы и ответы' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы')
})

test('Categories that cannot be loaded say so, and can be asked for again', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404|500/)
  await visit(page, '/nothing/here')
  await page.route('**/api/faq/categories', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('main').getByRole('link', { name: 'Вопросы и ответы' }).click()
  await expect(page.getByRole('alert')).toContainText('Ошибка при загрузке категорий')
  await expect(page.getByRole('main')).toContainText('Пожалуйста, повторите попытку позже.')
  await page.unroute('**/api/faq/categories')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Выбор станции' })).toBeVisible()
})

test('A category that cannot be loaded says so, and can be asked for again', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(FAILED)
  await visit(page, '/faq')
  await page.route('**/api/faq/categories/*', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Монтаж' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Ошибка при загрузке FAQ')
  await expect(alert).toContainText(
    'Не удалось загрузить ответы на вопросы. Пожалуйста, повторите попытку позже.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ошибка при загрузке категории')
  await page.unroute('**/api/faq/categories/*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Сколько времени занимает установка?')).toBeVisible()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a topic and unfolds its answers', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('main').getByRole('link', { name: 'Выбор станции' }).click()
    await page.getByText('Какую производительность выбрать на мою семью?').click()
    await expect(
      page.getByRole('row', { name: '4 жильца, 2 гостя 800 + 200 л 1 м³/\u2060сут' }),
    ).toBeVisible()
  })
})
