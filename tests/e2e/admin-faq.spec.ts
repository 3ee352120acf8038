import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/status of (409|500|503)/))

/** Creates a row for this test; returns its id. */
async function make(page: Page, what: 'categories' | 'items', data: object): Promise<number> {
  const response = await page.request.post(`/api/admin/faq/${what}`, { data })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test.describe('at a desk', () => {
  test('A manager writes a question into the category that is filtered, corrects and deletes it', async ({
    page,
  }) => {
    const stamp = Date.now()
    const category = `Зима ${stamp}`
    const question = `Замёрзнет ли станция номер ${stamp}, если мы всю зиму не живём в доме и не топим его?`
    const categoryId = await make(page, 'categories', { name: category })
    const neighbour = await make(page, 'items', { question: `Соседний вопрос ${stamp}`, answer: 'Да' })
    await page.goto('/admin/faq?tab=items')
    await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Управление FAQ')
    const filter = page.getByLabel('Категория')
    await expect(filter.getByRole('option').first()).toHaveText('Все категории')
    await expect(page.getByRole('row').filter({ hasText: `Соседний вопрос ${stamp}` })).toContainText(
      'Без категории',
    )
    const requested = page.waitForRequest(`**/api/admin/faq/items?categoryId=${categoryId}`)
    await filter.selectOption({ label: category })
    await requested
    await expect(page.getByText('Нет доступных вопросов-ответов')).toBeVisible()
    await expect(page).toHaveURL(`/admin/faq?tab=items&category=${categoryId}`)

    await page.getByRole('button', { name: 'Добавить вопрос-ответ' }).click()
    const form = page.getByRole('dialog', { name: 'Добавить вопрос-ответ' })
    await expect(form.getByLabel('Категория')).toHaveValue(String(categoryId))
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(form.getByText('Вопрос обязателен')).toBeVisible()
    await expect(form.getByText('Ответ обязателен')).toBeVisible()
    await form.getByRole('textbox', { name: 'Вопрос' }).fill(question)
    await form.getByLabel('Ответ', { exact: true }).fill('Нет, если **отключить** насос.')
    await form.getByRole('tab', { name: 'Предпросмотр' }).click()
    await expect(form.locator('strong', { hasText: 'отключить' })).toBeVisible()
    await form.getByLabel('Порядок отображения').fill('полтора')
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(form.getByText('Порядок должен быть целым числом')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Порядок отображения').fill('')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await form.getByRole('button', { name: 'Создать' }).click()
    expect((await sent).postDataJSON()).toEqual({
      question,
      answer: 'Нет, если **отключить** насос.',
      categoryId,
      orderIndex: null,
      published: true,
    })
    await expect(page.getByText('Вопрос-ответ успешно создан')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: question })
    await expect(row.getByRole('cell')).toContainText([/\d+/, question, category, '-', ''])
    await expectAccessible(page)

    await row.getByRole('button', { name: 'Изменить' }).click()
    const stored = page.getByRole('dialog', { name: 'Редактировать вопрос-ответ' })
    await stored.getByLabel('Порядок отображения').fill('7')
    await stored.getByLabel('Категория').selectOption('Без категории')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Вопрос-ответ успешно обновлен')).toBeVisible()
    await expect(page.getByText('Нет доступных вопросов-ответов')).toBeVisible()
    await page.goto('/admin/faq?tab=items&category=none')
    await expect(row.getByRole('cell')).toContainText([/\d+/, question, 'Без категории', '7', ''])

    await row.getByRole('button', { name: 'Удалить' }).click()
    const sure = page.getByRole('dialog', { name: 'Подтверждение удаления' })
    await expect(sure).toContainText('Вы уверены, что хотите удалить этот вопрос-ответ?')
    await expect(sure.getByRole('button', { name: 'Отмена' })).toBeFocused()
    await sure.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Вопрос-ответ успешно удален')).toBeVisible()
    await expect(row).toBeHidden()
    await page.request.delete(`/api/admin/faq/items/${neighbour}`)
    await page.request.delete(`/api/admin/faq/categories/${categoryId}`)
  })

  test('The second half of a double click does not close the dialog that the first one opened', async ({
    page,
  }) => {
    const question = `Двойной щелчок ${Date.now()}`
    const id = await make(page, 'items', { question, answer: 'Да' })
    await page.goto('/admin/faq?tab=items')
    const row = page.getByRole('row').filter({ hasText: question })
    for (const [button, dialog] of [
      ['Удалить', 'Подтверждение удаления'],
      ['Изменить', 'Редактировать вопрос-ответ'],
    ] as const) {
      await row.getByRole('button', { name: button }).click()
      const opened = page.getByRole('dialog', { name: dialog })
      await expect(opened).toBeVisible()
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await opened.getByRole('button', { name: 'Отмена' }).click()
      await expect(opened).toBeHidden()
    }
    await page.request.delete(`/api/admin/faq/items/${id}`)
  })

  test('The screen opens on categories; a deleted one takes the filter with it', async ({ page }) => {
    const stamp = Date.now()
    const category = `Запахи ${stamp}`
    await page.goto('/admin/faq')
    await expect(page.getByRole('heading', { name: 'Управление FAQ' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'ID',
      'Название',
      'Slug',
      'Описание',
      'Действия',
    ])
    await page.getByRole('button', { name: 'Добавить категорию' }).click()
    const form = page.getByRole('dialog', { name: 'Добавить категорию' })
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(form.getByText('Название категории обязательно')).toBeVisible()
    await form.getByLabel('Название категории').fill(category)
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('Категория FAQ успешно создана')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: category })
    await expect(row).toContainText(`zapahi-${stamp}`)
    await row.getByRole('button', { name: 'Изменить' }).click()
    const stored = page.getByRole('dialog', { name: 'Редактировать категорию' })
    await stored.getByLabel('Описание').fill('Откуда и что делать')
    await stored.getByRole('button', { name: 'Обновить' }).click()
    await expect(page.getByText('Категория FAQ успешно обновлена')).toBeVisible()

    const categoryId = Number(await row.getByRole('cell').first().textContent())
    const question = `Пахнет ли ${stamp}`
    const itemId = await make(page, 'items', { question, answer: 'Нет', categoryId })
    await page.goto(`/admin/faq?tab=items&category=${categoryId}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    const parts = page.getByRole('navigation', { name: 'Части FAQ' })
    await parts.getByText('Категории').click()
    await row.getByRole('button', { name: 'Удалить' }).click()
    const sure = page.getByRole('dialog', { name: 'Подтверждение удаления' })
    await expect(sure).toContainText(
      'Вы уверены, что хотите удалить эту категорию? Все вопросы в этой категории будут отвязаны от нее.',
    )
    await expect(sure).toContainText(`${category} · 1 вопрос`)
    await sure.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Категория FAQ успешно удалена')).toBeVisible()
    await expect(page).toHaveURL('/admin/faq?tab=categories')
    await parts.getByText('Вопросы-Ответы').click()
    await expect(page.getByLabel('Категория')).toHaveValue('')
    await expect(page.getByRole('row').filter({ hasText: question })).toContainText('Без категории')
    await page.getByRole('link', { name: 'Профиль' }).click()
    await expect(page).toHaveURL('/admin/profile')
    await page.getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect(page, 'the part seen last comes first').toHaveURL('/admin/faq?tab=items')
    await expect(page.getByRole('button', { name: 'Добавить вопрос-ответ' })).toBeVisible()
    await page.request.delete(`/api/admin/faq/items/${itemId}`)
  })

  test('What was typed survives a refusal, a failure and a hasty Esc', async ({ page }) => {
    const question = `Сколько стоит ${Date.now()}`
    await page.route('**/api/admin/faq/items', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Сбой' } })
        : route.continue(),
    )
    await page.goto('/admin/faq?tab=items&edit=new')
    const form = page.getByRole('dialog', { name: 'Добавить вопрос-ответ' })
    await form.getByRole('textbox', { name: 'Вопрос' }).fill(question)
    await form.getByLabel('Ответ', { exact: true }).fill('По договору')
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('Не удалось создать вопрос-ответ: Сбой')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Вернуться к форме' }).click()
    await expect(form.getByRole('textbox', { name: 'Вопрос' })).toHaveValue(question)
    await page.unroute('**/api/admin/faq/items')
    const made = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('Вопрос-ответ успешно создан')).toBeVisible()
    await page.request.delete(`/api/admin/faq/items/${(await (await made).json()).id}`)

    await page.goto('/admin/faq?edit=new')
    const category = page.getByRole('dialog', { name: 'Добавить категорию' })
    await category.getByLabel('Название категории').fill('Цены')
    await category.getByLabel('Slug').fill('Не slug')
    await category.getByRole('button', { name: 'Создать' }).click()
    await expect(
      category.getByText('Slug должен содержать только латинские буквы, цифры и дефисы'),
    ).toBeVisible()
  })

  test('When lists cannot be loaded, staff are told which and can try again', async ({ page }) => {
    const fail = (status: number) =>
      page.route('**/api/admin/faq/items', (route) => route.fulfill({ status, json: { message: 'Сбой' } }))
    await fail(500)
    await page.goto('/admin/faq?tab=items')
    await expect(page.getByText('Произошла ошибка при загрузке вопросов-ответов FAQ')).toBeVisible()
    await expect(
      page.getByText('Произошла ошибка при загрузке данных: 500: Внутренняя ошибка сервера'),
    ).toBeVisible()
    await page.unroute('**/api/admin/faq/items')
    await fail(503)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(
      page.getByText('Произошла ошибка при загрузке данных: Ошибка при загрузке данных'),
    ).toBeVisible()
    await page.unroute('**/api/admin/faq/items')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('table')).toBeVisible()

    await page.route('**/api/admin/faq/categories', (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой' } }),
    )
    await page.goto('/admin/faq')
    await expect(page.getByText('Произошла ошибка при загрузке категорий FAQ')).toBeVisible()
    await expect(page.getByText('Произошла ошибка при загрузке данных: Сбой')).toBeVisible()
    await expectAccessible(page)
  })
})

test('On a phone a question becomes a card and its form fits the screen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/admin/faq?tab=items')
  await expect(page.getByRole('button', { name: 'Добавить вопрос-ответ' })).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('button', { name: /^Изменить: / })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Редактировать вопрос-ответ' })
  await expect(form.getByRole('button', { name: 'Обновить' })).toBeInViewport({ ratio: 1 })
  expect(await form.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(page)
})
