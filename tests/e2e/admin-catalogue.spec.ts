import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) =>
  watch.allowErrors(/status of (400|401|404|409|500)|ERR_FAILED|ERR_NAME_NOT_RESOLVED/),
)

test('A manager finds products, takes them along, goes Back to the search, and opens one by keyboard', async ({
  page,
}) => {
  await page.goto('/admin/products')
  await expect(page.getByText(/^(Все|Весь) \d+ товар(а|ов)? на одной странице/)).toBeVisible()
  const [manufacturer, line] = [page.getByLabel('Производитель'), page.getByLabel('Линейка')]
  await expect(line).toBeDisabled()
  await expect(line).toContainText('Сначала производитель')
  await manufacturer.selectOption('Евролос')
  await expect(line).toBeEnabled()
  await line.selectOption('Евролос Про')
  await expect(page.getByRole('row').nth(1)).toContainText('Евролос Про')
  await expectAccessible(page)
  const [name, model] = [page.locator('tbody .c-name').first(), page.locator('tbody .c-model').first()]
  expect(`Евролос Про ${await model.textContent()}`, 'the model does not repeat the line').toBe(
    await name.textContent(),
  )
  await page.keyboard.press('Escape')
  await page.locator('body').press('/')
  await expect(page.getByLabel('Поиск')).toBeFocused()
  await page.getByLabel('Поиск').pressSequentially('про 5')
  await expect(page).toHaveURL(/manufacturer=\d+&line=.+&find=/)
  // The address is also written during typing: wait for the whole text.
  await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe('про 5')
  await page.getByRole('button', { name: 'Выгрузить' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tovary-.*\.csv$/)

  await page.getByRole('link', { name: 'Главная', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await page.goBack()
  await expect(page.getByLabel('Поиск')).toHaveValue('про 5')
  await expect(manufacturer.locator('option:checked')).toHaveText('Евролос')

  await page.getByLabel('Поиск').fill('нет такой станции')
  await expect(page.getByRole('heading', { name: 'Товары не найдены' })).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(page).toHaveURL('/admin/products')

  // What the dashboard leads to.
  await turnTo(page, '/admin/products?check=price')
  await expect(page.getByText('Нет цены').first()).toBeVisible()
  await page.getByRole('button', { name: 'Без цены: показать все' }).click()
  await expect(page.getByText(/^(Все|Весь) \d+ товар(а|ов)? на одной странице/)).toBeVisible()
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  const row = page.getByRole('row').nth(2)
  await expect(row).toBeFocused()
  await expect(row.getByRole('link', { name: /^Изменить цену/ })).toHaveCSS('opacity', '1')
  await expect(row.getByRole('link', { name: /^Открыть на сайте/ })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Название', { exact: true })).toHaveValue('Топас 4 Пр')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/admin/products')
})
