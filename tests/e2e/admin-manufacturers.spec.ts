import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

interface Maker {
  id: number
  name: string
}

async function findMaker(page: Page, name: string): Promise<Maker> {
  const all: Maker[] = await (await page.request.get('/api/manufacturers')).json()
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`no manufacturer ${name}`)
  return found
}

test('A manager adds a fourth manufacturer, and its station is drawn in its colour while it is typed', async ({
  page,
}) => {
  await page.goto('/admin/products?tab=manufacturers')
  await expect(page.getByRole('row').filter({ hasText: 'Био-С' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Создать производителя' }).click()
  const manufacturer = page.getByRole('dialog')
  await manufacturer.getByLabel('Название', { exact: false }).first().fill('Астра')
  await expect(manufacturer.getByLabel('Slug')).toHaveValue('astra')
  await manufacturer.getByLabel(/^Цвет/).fill('#7a1fa2')
  await manufacturer.getByLabel('Другие названия').fill('unilos-astra\nЮниастра')
  await expectAccessible(page)
  await manufacturer.getByRole('button', { name: 'Создать производителя' }).click()
  await expect(page.getByText('Производитель успешно создан')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Астра' })).toContainText('unilos-astra, Юниастра')

  await turnTo(page, '/admin/products?find=Астра&edit=new')
  const product = page.getByRole('dialog', { name: 'Новый товар' })
  await product.getByLabel('Название').first().fill('Астра 5')
  await product.getByLabel(/^Производитель(?!н)/).selectOption('Астра')
  await product.getByRole('tab', { name: 'Характеристики', exact: true }).click()
  await product.getByLabel('Корпус', { exact: true }).selectOption('Круглый')
  await product.getByLabel('Отвод воды').selectOption('Самотёком')
  await product.getByLabel('Исполнение').selectOption('Обычное')
  await product.getByLabel('Диаметр').fill('1200')
  await product.getByLabel('Высота').fill('2100')
  await expect(product.getByAltText('Астра 5').first()).toHaveAttribute('src', /7a1fa2-cylinder-1200x2100-/)
  const { id } = await findMaker(page, 'Астра')
  await page.request.delete(`/api/manufacturers/${id}`)
})

test('Manufacturers have a screen of their own: a colour can be taken away again, logo, warranty and place are stored', async ({
  page,
}) => {
  const name = `Бриз ${crypto.randomUUID().slice(0, 8)}`
  const slug = `briz-${crypto.randomUUID()}`
  const made = await page.request.post('/api/manufacturers', { data: { name, slug, color: '#7a1fa2' } })
  const { id } = await made.json()
  try {
    await page.goto('/admin/manufacturers')
    await expect(page.getByRole('heading', { name: 'Производители' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Био-С' }).first()).toBeVisible()
    await page.getByRole('button', { name: `Изменить: ${name}` }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Гарантия').fill('Пять лет на корпус')
    await form.getByLabel('Порядок').fill('7')
    await form.getByRole('button', { name: 'Убрать цвет' }).click()
    await form.getByRole('textbox', { name: 'Логотип' }).fill('/assets/our_services.png')
    await form.getByRole('button', { name: 'Сохранить изменения' }).click()
    await expect(form).toBeHidden()
    expect(await findMaker(page, name)).toMatchObject({
      color: null,
      logoUrl: '/assets/our_services.png',
      warrantyText: 'Пять лет на корпус',
      order: 7,
    })
    await page.getByRole('button', { name: `Изменить: ${name}` }).click()
    await form.getByLabel(/^Цвет/).click()
    await expect(form.getByLabel(/^Цвет/)).toHaveAttribute('type', 'color')
  } finally {
    await page.request.delete(`/api/manufacturers/${id}`)
  }
})
