import { readFileSync } from 'node:fs'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

const unique = () => crypto.randomUUID().slice(0, 8)

test('A manager leads an address elsewhere, is told what cannot be, changes it, deletes it, and takes that back', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of (?:400|404|409)/)
  const from = `/old-${unique()}`
  await page.goto('/admin/redirects')
  await page.getByRole('button', { name: 'Добавить' }).click()
  const form = page.getByRole('dialog', { name: 'Новая переадресация' })
  await form.getByLabel('Прежний адрес').fill('/catalog')
  await form.getByLabel('Куда ведёт').fill('https://other.example/')
  await form.getByRole('button', { name: 'Создать переадресацию' }).click()
  await expect(form.getByText(/^Это адрес другого сайта/)).toBeVisible()
  await form.getByLabel('Куда ведёт').fill('/about')
  await form.getByRole('button', { name: 'Создать переадресацию' }).click()
  await expect(form.getByText(/^По этому адресу есть страница/)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Прежний адрес').fill(from.toUpperCase())
  await form.getByRole('button', { name: 'Создать переадресацию' }).click()
  await expect(page.getByText('Переадресация успешно создана')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: from })
  await expect(row).toContainText('/about')
  await expect(row).toContainText('вручную')
  await expectAccessible(page)

  await row.getByRole('button', { name: `Изменить: ${from}` }).click()
  const stored = page.getByRole('dialog', { name: 'Изменить переадресацию' })
  await stored.getByLabel('Куда ведёт').fill(from)
  await stored.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(stored.getByText(/^Адрес ведёт сам на себя/)).toBeVisible()
  await stored.getByLabel('Куда ведёт').fill('/contact')
  await stored.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(row).toContainText('/contact')
  expect((await page.request.get(from)).url()).toContain('/contact')

  await page.getByRole('searchbox').fill(from)
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('button', { name: `Удалить: ${from}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Ничего не нашлось')).toBeVisible()
  expect((await page.request.get(from)).status()).toBe(404)
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(row).toContainText('/contact')
})

test('What visitors do not find is led elsewhere by one press, or taken off the list', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowErrors(/status of 404/)
  const [lost, other] = [`/lost-${unique()}`, `/other-${unique()}`]
  await page.goto('/admin/redirects?tab=not-found')
  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin })
  for (const path of [lost, lost, other]) expect((await stranger.request.get(path)).status()).toBe(404)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: lost })
  await expect(row.locator('.c-count')).toHaveText('2')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Переадресовать: ${lost}` }).click()
  const form = page.getByRole('dialog', { name: 'Новая переадресация' })
  await expect(form.getByLabel('Прежний адрес')).toHaveValue(lost)
  await expect(form.getByLabel('Куда ведёт')).toBeFocused()
  await form.getByLabel('Куда ведёт').fill('/catalog')
  await form.getByRole('button', { name: 'Создать переадресацию' }).click()
  await expect(row).toHaveCount(0)
  expect((await stranger.request.get(lost)).url()).toContain('/catalog')
  await stranger.close()
  await page.getByRole('button', { name: `Убрать из списка: ${other}` }).click()
  await expect(page.getByText(`${other} убран из списка`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: other })).toHaveCount(0)
  await turnTo(page, '/admin/redirects', page.getByRole('row').filter({ hasText: lost }))
})

test('An address whose redirect leads to no page is led elsewhere by that redirect', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowErrors(/status of 404/)
  const [lost, none] = [`/lost-${unique()}`, `/none-${unique()}`]
  const data = { from: lost, to: none }
  expect((await page.request.post('/api/admin/redirects', { data })).status()).toBe(201)
  await page.goto('/admin/redirects?tab=not-found')
  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin })
  expect((await stranger.request.get(lost)).status()).toBe(404)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: lost })
  await expect(row).toContainText('переадресация отсюда ведёт в никуда')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Переадресовать: ${lost}` }).click()
  const form = page.getByRole('dialog', { name: 'Изменить переадресацию' })
  await expect(form.getByLabel('Куда ведёт')).toHaveValue(none)
  await form.getByLabel('Куда ведёт').fill('/contact')
  await form.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(page.getByText('Переадресация успешно обновлена')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await stranger.request.get(lost)).url()).toContain('/contact')
  await stranger.close()
})

test('What is typed for an address stays when the address leaves the list meanwhile', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowErrors(/status of (?:404|409)/)
  const [lost, other] = [`/lost-${unique()}`, `/other-${unique()}`]
  await page.goto('/admin/redirects?tab=not-found')
  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin })
  for (const path of [lost, other]) expect((await stranger.request.get(path)).status()).toBe(404)
  await stranger.close()
  await page.reload()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/admin/not-found/*', (route) => held.then(() => route.continue()))
  await page.getByRole('button', { name: `Убрать из списка: ${other}` }).click()
  await page.getByRole('button', { name: `Переадресовать: ${lost}` }).click()
  const form = page.getByRole('dialog', { name: 'Новая переадресация' })
  await form.getByLabel('Куда ведёт').fill('/catalog')
  // Somebody else is faster, and the list is read anew.
  const data = { from: lost, to: '/about' }
  expect((await page.request.post('/api/admin/redirects', { data })).status()).toBe(201)
  letGo()
  await expect(page.getByText(`${other} убран из списка`)).toBeVisible()
  await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: lost })).toHaveCount(0)
  await expect(form.getByLabel('Куда ведёт')).toHaveValue('/catalog')
  await form.getByRole('button', { name: 'Создать переадресацию' }).click()
  await expect(form.getByText(/^Этот адрес уже ведёт на \/about/)).toBeVisible()
  await expect(form.getByLabel('Куда ведёт')).toHaveValue('/catalog')
})

test('A table of addresses is looked at before it is written, and comes out as a file again', async ({
  page,
}) => {
  const from = `/file-${unique()}`
  await page.goto('/admin/redirects')
  const wrong = Array.from({ length: 205 }, (_, at) => `/admin/${at};/about`)
  const buffer = Buffer.from(['from;to', `${from};/about`, '/admin;/about', ...wrong].join('\n'))
  await page
    .getByLabel('Загрузить: таблица переадресаций')
    .setInputFiles({ name: 'адреса.csv', mimeType: 'text/csv', buffer })
  const dialog = page.getByRole('dialog', { name: 'адреса.csv' })
  await expect(dialog.getByText('Будет: новых 1, изменённых 0, прежних 0.')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: '/admin → /about' })).toContainText('служебный')
  await expect(dialog.getByText(/^206 строк не записать/)).toBeVisible()
  await expect(dialog.getByText('и ещё 6', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Записать 1' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: from })).toContainText('/about')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Выгрузить' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^pereadresacii-.*\.csv$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain(`${from};/about`)
})
