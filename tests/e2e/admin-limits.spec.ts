import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

/** «Топас 5 Лонг», in its seeded state for every test. */
const STORED = '/api/products/id/5'
let seeded: Record<string, unknown> = {}

test.beforeEach(async ({ page }) => {
  seeded = await (await page.request.get(STORED)).json()
})

test.afterEach(async ({ page }) => {
  expect((await page.request.patch('/api/products/5', { data: seeded })).status()).toBe(200)
})

test('What a model is made for: typed, corrected, saved, and read by a visitor', async ({ page }) => {
  await page.goto('/admin/products?find=Топас 5 Лонг&edit=5')
  const form = page.getByRole('dialog', { name: 'Топас 5 Лонг' })
  await page.getByRole('tab', { name: 'Характеристики' }).click()
  await expect(form.getByLabel('Подводящая труба от, мм')).toHaveValue('810')
  await expect(form.getByLabel('Отводящая труба, мм')).toHaveAttribute('placeholder', 'Уточняется')
  const pressure = form.getByLabel('Вода уходит под напором')
  await expect(pressure.locator('option')).toHaveText(['Уточняется', 'Да', 'Нет'])
  await form.getByLabel('Отвод воды').selectOption('Насосом (Пр)')
  await expect(pressure).toHaveValue('yes')
  await form.getByLabel('Подводящая труба до, мм').fill('800')
  await form.getByLabel('Отводящая труба, мм').fill('900')
  const living = form.getByRole('group', { name: 'Проживание' })
  for (const checked of await living.getByRole('checkbox').all()) await checked.uncheck()
  await expect(living).toContainText('Уточняется')
  await living.getByLabel('По выходным').check()
  await form.getByLabel('Нужно электричество').selectOption('Да')
  await page.getByRole('tab', { name: 'Подробно' }).click()
  await form.getByRole('button', { name: 'Добавить источник' }).click()
  const source = form.getByRole('group', { name: /^Источник \d+$/ }).last()
  await source.getByLabel('Источник', { exact: true }).fill('Паспорт')
  await source.getByLabel('Другое число').fill('210')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('tab', { name: 'Характеристики есть ошибка' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(form.getByText('Глубина подводящей трубы «от» больше, чем «до»')).toBeVisible()
  await expect(form.getByText('Вода уходит под напором: глубина отвода не указывается')).toBeVisible()
  await expect(form.getByLabel('Подводящая труба от, мм')).toBeFocused()
  await expect(form.getByLabel('Отводящая труба, мм')).toHaveValue('900')
  await form.getByLabel('Отводящая труба, мм').fill('')
  await form.getByLabel('Подводящая труба до, мм').fill('1 500')
  await page.getByRole('tab', { name: 'Подробно есть ошибка' }).click()
  await expect(form.getByText('Выберите поле')).toBeVisible()
  await source.getByLabel('Поле').selectOption('Объём, л')
  await form.getByRole('button', { name: 'Убрать источник 1', exact: true }).click()

  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('Control+s')
  const body = (await sent).postDataJSON()
  const today = new Date().toISOString().slice(0, 10)
  expect(body).toMatchObject({
    ...{ discharge: 'pump', outletPressure: true, inletTo: 1500, livingTypes: ['weekend'] },
    sources: { volume: { text: 'Паспорт', date: today, otherValue: 210 } },
  })
  expect(Object.keys(body).toSorted()).toEqual([
    ...['discharge', 'inletTo', 'livingTypes', 'outletPressure', 'sources'],
  ])
  expect(Object.keys(body.sources)).toHaveLength(Object.keys(Object(seeded.sources)).length)
  await expect(form).toBeHidden()

  await page.goto('/product/topas-5-long')
  for (const row of [
    /^Глубина подводящей трубы 810–1500\sмм Статья магазина о глубине трубы, 23\.11\.2026$/,
    'Отвод очищенной воды Принудительно, насосом',
    'Насос для очищенной воды Да',
    'Исполнение Удлинённая горловина, принудительный выброс',
    'Проживание По выходным',
  ]) {
    await expect(page.getByRole('row', { name: row })).toBeVisible()
  }
})
