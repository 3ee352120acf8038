import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const CATEGORY = '/faq/vybor-stancii'

test('A visitor reads answers one at a time, by mouse and keyboard, and no renderer is fetched for them', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, CATEGORY)
  const first = page.getByText('Какую производительность выбрать на мою семью?')
  const second = page.getByText('Что такое залповый сброс')
  const answer = page.getByRole('row', { name: '4 жильца, 2 гостя 800 + 200 л 1 м³/\u2060сут' })
  await page.getByRole('link', { name: 'Назад к категориям' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Считайте по 200 литров в сутки')).toBeVisible()
  await expect(answer).toBeVisible()
  await expectAccessible(page)
  await second.click()
  await expect(page.getByText('ванна — 150 л;')).toBeVisible()
  await expect(answer).toBeHidden()
  await second.click()
  await expect(page.getByText('ванна — 150 л;')).toBeHidden()
  expect(fetched.filter((address) => address.includes('MarkdownTree'))).toEqual([])

  await page.getByRole('link', { name: 'Назад к категориям' }).click()
  await expect(page).toHaveURL('/faq')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Выбор станции' })
    .getByRole('link')
    .click()
  await expect(page).toHaveTitle('Выбор станции — Часто задаваемые вопросы')
  await first.click()
  await expect(answer).toBeVisible()
})
