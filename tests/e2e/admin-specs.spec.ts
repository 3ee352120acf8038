import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/status of (400|409)/))

async function make<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(`/api${path}`, { data })
  expect(response.status()).toBe(201)
  return response.json()
}

test.describe('at a desk', () => {
  test('A manager makes a group with parameters, puts them in order, and takes a deletion back', async ({
    page,
  }) => {
    const stamp = Date.now()
    await page.goto('/admin/specs')
    await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Спецификации')
    await expect(page.getByRole('row').filter({ hasText: 'Производительность' })).toContainText('параметр')
    await page.getByRole('button', { name: 'Добавить группу' }).click()
    const groupForm = page.getByRole('dialog', { name: 'Добавить группу' })
    await groupForm.getByRole('button', { name: 'Создать группу' }).click()
    await expect(groupForm.getByText('Название группы обязательно')).toBeVisible()
    await groupForm.getByLabel('Название').fill(`Шум ${stamp}`)
    await groupForm.getByRole('button', { name: 'Создать группу' }).click()
    await expect(page.getByText('Группа успешно создана')).toBeVisible()

    await page.getByRole('link', { name: 'Параметры', exact: false }).click()
    await expect(page).toHaveURL('/admin/specs/parameters')
    await page.getByRole('button', { name: 'Добавить параметр' }).click()
    const form = page.getByRole('dialog', { name: 'Добавить параметр' })
    await form.getByLabel('Название').fill(`Насадка ${stamp}`)
    await form.getByLabel('Ключ').fill('warranty')
    await form.getByLabel('Тип').selectOption('Выбор')
    await form.getByLabel('Варианты').fill('Сетка\nЩётка\n')
    await form.getByLabel('Группа').selectOption(`Шум ${stamp}`)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Создать параметр' }).click()
    await expect(form.getByText('уже есть у параметра').first()).toBeVisible()
    await form.getByLabel('Ключ').fill(`nozzle-${stamp}`)
    await form.getByRole('button', { name: 'Создать параметр' }).click()
    await expect(page.getByText('Параметр успешно создан')).toBeVisible()
    await make(page, '/admin/specs/parameters', {
      name: `Гул ${stamp}`,
      key: `hum-${stamp}`,
      dataType: 'number',
      unit: 'дБ',
      displayOrder: 9_999,
      categoryId: (await (await page.request.get('/api/admin/specs/categories')).json()).at(-1).id,
    })
    await page.reload()
    const rows = page.getByRole('row').filter({ hasText: String(stamp) })
    await expect(rows).toHaveText([/Шум/, /Насадка.*Выбор из 2/, /Гул.*Число, дБ/])
    const handle = page.getByRole('button', { name: `Переставить: Гул ${stamp}, место 2 из 2` })
    await handle.focus()
    await page.keyboard.press('ArrowUp')
    await expect(rows).toHaveText([/Шум/, /Гул/, /Насадка/])
    await page.getByRole('button', { name: 'Отменить' }).click()
    await expect(page.getByText('Порядок прежний')).toBeVisible()
    await expect(rows).toHaveText([/Шум/, /Насадка/, /Гул/])

    await page.getByRole('button', { name: `Изменить: Гул ${stamp}` }).click()
    const edit = page.getByRole('dialog', { name: `Гул ${stamp}` })
    await expect(edit.getByLabel('Ключ')).toHaveAttribute('readonly', '')
    await edit.getByLabel('Что лучше').selectOption('Меньше')
    await edit.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('row').filter({ hasText: `Гул ${stamp}` })).toContainText('Меньше')
    await page.getByRole('button', { name: `Удалить: Гул ${stamp}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByRole('row').filter({ hasText: `Гул ${stamp}` })).toHaveCount(0)
    await page.getByRole('button', { name: 'Отменить' }).click()
    await expect(page.getByRole('row').filter({ hasText: `Гул ${stamp}` })).toHaveCount(1)
  })

  test('The parameters of a category lead the form of its products and what is missing there', async ({
    page,
  }) => {
    const stamp = Date.now()
    const { id: choice } = await make<{ id: number }>(page, '/admin/specs/parameters', {
      name: `Люк ${stamp}`,
      key: `hatch-${stamp}`,
      dataType: 'choice',
      choices: ['Один', 'Два'],
    })
    await make(page, '/admin/specs/parameters', {
      name: `Гул ${stamp}`,
      key: `hum-${stamp}`,
      dataType: 'number',
      unit: 'дБ',
    })
    const { id } = await make<{ id: number }>(page, '/categories', {
      name: `Серия ${stamp}`,
      slug: `s-${stamp}`,
    })
    await page.goto(`/admin/specs/mappings?category=${id}`)
    await expect(page.getByText(`У категории «Серия ${stamp}» параметры не выбраны`)).toBeVisible()
    const category = page.getByLabel('Категория')
    expect((await category.getByRole('option').allTextContents()).slice(0, 3)).toEqual([
      'Септики',
      'Станции',
      'Аэраторы',
    ])
    const add = page.getByLabel('Добавить параметр')
    await add.selectOption(`Гул ${stamp}`)
    await expect(page.getByText('Параметры категории сохранены')).toBeVisible()
    await add.selectOption(`Люк ${stamp}`)
    // Not check(): the box shows what is stored, so it is ticked only once that has been answered.
    await page.getByRole('checkbox', { name: `Обязателен: Люк ${stamp}` }).click()
    await expect(async () => {
      const stored = await (await page.request.get(`/api/admin/specs/mappings/${id}`)).json()
      expect(stored).toContainEqual({ parameterId: choice, isRequired: true, displayOrder: 20 })
    }).toPass()
    await expectAccessible(page)

    const maker = (await (await page.request.get('/api/manufacturers')).json())[0].id
    const product = await make<{ id: number }>(page, '/products', {
      name: `Станция ${stamp}`,
      slug: `p-${stamp}`,
      manufacturerId: maker,
      categoryId: id,
    })
    await turnTo(page, `/admin/products?find=${stamp}&edit=${product.id}`)
    const form = page.getByRole('dialog', { name: `Станция ${stamp}` })
    await expect(form.getByText(`Заполнено 0 %, не хватает: «Люк ${stamp}», «Гул ${stamp}»`)).toBeVisible()
    await form.getByRole('tab', { name: 'Дополнительно' }).click()
    await form.getByLabel(`Люк ${stamp}`).selectOption('Два')
    await form.getByLabel(`Гул ${stamp}, дБ`).fill('тихо')
    await expect(form.getByText('Введите число')).toBeVisible()
    await form.getByRole('button', { name: 'Сохранить изменения' }).click()
    await expect(form.getByText(`«Гул ${stamp}»: ожидается число`).first()).toBeVisible()
    await form.getByLabel(`Гул ${stamp}, дБ`).fill('')
    await form.getByRole('button', { name: 'Сохранить изменения' }).click()
    await expect(page.getByText('Товар обновлён')).toBeVisible()
    const { specs } = await (await page.request.get(`/api/products/id/${product.id}`)).json()
    expect(specs).toMatchObject({ [`hatch-${stamp}`]: 'Два' })

    await turnTo(page, `/admin/products?find=${stamp}`)
    await page.getByRole('button', { name: 'С пробелами в характеристиках' }).click()
    await expect(page).toHaveURL(/missing=any/)
    const row = page.getByRole('row').filter({ hasText: `Станция ${stamp}` })
    await expect(row).toContainText('50 %')
    await expect(row.getByTitle(`Не хватает: Гул ${stamp}`)).toBeVisible()
    for (const [lacking, rows] of [
      [`Люк ${stamp}`, 0],
      [`Гул ${stamp}`, 1],
    ] as const) {
      await turnTo(
        page,
        `/admin/products?missing=${encodeURIComponent(lacking)}`,
        page.getByRole('button', { name: `Без «${lacking}»: показать все` }),
      )
      await expect(row).toHaveCount(rows)
    }
  })
})
