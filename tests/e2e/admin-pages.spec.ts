import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const LEAD = 'Проектируем, ставим и обслуживаем станции с 2016 года.'

test('a manager changes a text of a page, visitors read it, and the original one comes back', async ({
  page,
  context,
}) => {
  await page.goto('/admin/pages?page=about')
  const start = page.getByRole('region', { name: 'Начало страницы' })
  const lead = start.getByLabel('Под заголовком')
  await expect(lead).toHaveValue(/^С \{founded\} года/)
  await lead.fill('')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(start.getByText('Заполните поле «Под заголовком»')).toBeVisible()
  await expect(lead).toBeFocused()
  await lead.fill(LEAD)
  await start.getByRole('button', { name: 'Убрать: Цифры, 4' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Тексты уже на сайте', { exact: true })).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto('/about')
  await expect(visitor.getByText(LEAD)).toBeVisible()
  await expect(visitor.getByText('районов обслуживания')).toBeHidden()

  await page.getByRole('button', { name: 'Вернуть исходное' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть исходное' }).click()
  await expect(lead).toHaveValue(/^С \{founded\} года/)
  await visitor.reload()
  await expect(visitor.getByText('районов обслуживания')).toBeVisible()
  await expectAccessible(page)
})

test('the pages are a list of links, and unsaved texts are asked about', async ({ page }) => {
  await page.goto('/admin/pages')
  await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Первый экран' })
    .getByLabel('Заголовок', { exact: true })
    .fill('Другой')
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'О компании' }).click()
  await page.getByRole('button', { name: 'Не сохранять' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'О компании' })).toBeVisible()
})
