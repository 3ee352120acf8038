import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'
import { choose, wizard } from '../support/wizard.ts'

test('A manager adds a fourth manufacturer and its station, and visitors are shown, offered and proposed it', async ({
  page,
}) => {
  await page.goto('/admin/products?tab=manufacturers')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
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
  await product.getByLabel('Жителей не больше').fill('5')
  await product.getByLabel('Производительность').fill('1')
  await product.getByLabel('Диаметр').fill('1200')
  await product.getByLabel('Высота').fill('2100')
  await expect(product.getByAltText('Астра 5').first()).toHaveAttribute('src', /7a1fa2-cylinder-1200x2100-/)
  await product.getByRole('tab', { name: 'Цены' }).click()
  await product.getByLabel('Цена с установкой').fill('100000')
  await product.getByLabel('Из неё установка').fill('20000')
  await product.getByRole('button', { name: 'Создать товар' }).click()
  await expect(page.getByText('Товар создан').first()).toBeVisible()

  await page.goto('/catalog/unilos-astra')
  await expect(page).toHaveURL('/catalog/astra')
  await expect(page.getByRole('link', { name: 'Астра 5' })).toBeVisible()
  const mark = page.locator('main').getByText('Астра', { exact: true }).last()
  await expect(mark).toHaveCSS('--mf', '#7a1fa2')

  await page.goto('/')
  await choose(page, 'Сколько человек живёт в доме?', '5')
  await expect(
    wizard(page)
      .getByRole('link', { name: 'Астра 5' })
      .or(page.getByRole('link', { name: 'Астра 5' }))
      .first(),
  ).toBeVisible()
})

test('Manufacturers have a screen of their own: a colour can be taken away again, logo, warranty and place are stored', async ({
  page,
}) => {
  const stored = async (): Promise<{ name: string; color: string | null; logoUrl: string | null }[]> =>
    (await page.request.get('/api/manufacturers')).json()
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
    expect(await stored()).toContainEqual(
      expect.objectContaining({
        ...{ name, color: null, logoUrl: '/assets/our_services.png' },
        ...{ warrantyText: 'Пять лет на корпус', order: 7 },
      }),
    )
    await page.getByRole('button', { name: `Изменить: ${name}` }).click()
    await form.getByLabel(/^Цвет/).click()
    await expect(form.getByLabel(/^Цвет/)).toHaveAttribute('type', 'color')
  } finally {
    await page.request.delete(`/api/manufacturers/${id}`)
  }
})
