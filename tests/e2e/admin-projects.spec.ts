import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/status of (409|500)/))

/** Creates a category for this test; returns its id. Without projects it is not public. */
async function makeCategory(page: Page, name: string): Promise<number> {
  const response = await page.request.post('/api/admin/projects/categories', { data: { name } })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test.describe('at a desk', () => {
  test('A manager adds a project, corrects it and deletes it', async ({ page }) => {
    const title = `Проверка станции ${Date.now()}`
    const category = `Разряд ${Date.now()}`
    const categoryId = await makeCategory(page, category)
    await page.goto('/admin/projects')
    await expect(page.getByRole('heading', { name: 'Управление проектами' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Проекты и работы')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Добавить проект' }).click()
    const form = page.getByRole('dialog', { name: 'Добавить проект' })
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(form.getByText('Название проекта обязательно')).toBeVisible()
    await expect(form.getByText('Описание проекта обязательно')).toBeVisible()
    await expect(form.getByLabel('Название проекта')).toBeFocused()
    await expect(form.getByLabel('Завершен')).toBeChecked()
    await expect(form.getByLabel('Категория')).toHaveValue('')

    await form.getByLabel('Название проекта').fill(title)
    await form.getByLabel('Полное описание').fill('Дом на четверых.\n\nВода высоко.')
    await form.getByLabel('Категория').selectOption({ label: category })
    await form.getByLabel('Завершен').uncheck()
    await form.getByLabel('Главное изображение (URL)', { exact: true }).fill('/assets/our_services.png')
    await form
      .getByLabel('Дополнительные изображения', { exact: true })
      .fill(' /assets/our_services.png?1 ,, /assets/our_services.png?2,')
    await form.getByLabel('Что было сложно').fill('Плывун\n\nУзкий въезд')
    await expect(form.getByText('Есть несохранённые изменения')).toBeVisible()
    await expectAccessible(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('Control+s')
    expect((await sent).postDataJSON()).toMatchObject({
      slug: '',
      categoryId,
      completed: false,
      completedAt: null,
      images: ['/assets/our_services.png?1', '/assets/our_services.png?2'],
      challenges: ['Плывун', 'Узкий въезд'],
    })
    await expect(page.getByText('Проект успешно создан')).toBeVisible()
    await expect(form).toBeHidden()

    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByRole('cell')).toContainText([/\d+/, title, category, '-', 'Нет', ''])
    await row.getByRole('button', { name: `Изменить: ${title}` }).click()
    const stored = page.getByRole('dialog', { name: 'Редактировать проект' })
    await expect(stored.getByLabel('Дополнительные изображения', { exact: true })).toHaveValue(
      '/assets/our_services.png?1, /assets/our_services.png?2',
    )
    await expect(stored.getByLabel('Slug (URL)')).toHaveValue(/^proverka-stancii-\d+$/)
    await stored.getByLabel('Локация').fill('Чехов')
    await stored.getByRole('button', { name: 'Обновить' }).click()
    await expect(page.getByText('Проект успешно обновлен')).toBeVisible()
    await expect(row).toContainText('Чехов')

    await row.getByRole('button', { name: `Удалить: ${title}` }).click()
    const question = page.getByRole('dialog', { name: 'Подтверждение удаления' })
    await expect(question).toContainText('Вы уверены, что хотите удалить этот проект?')
    await expect(question).toContainText(title)
    await question.getByRole('button', { name: 'Отмена' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: `Удалить: ${title}` }).click()
    await question.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Проект успешно удален')).toBeVisible()
    await expect(row).toBeHidden()
    await page.request.delete(`/api/admin/projects/categories/${categoryId}`)
  })

  test('A category is made and corrected; its deletion says how many projects it lets go', async ({
    page,
  }) => {
    const stamp = Date.now()
    const category = `Сараи ${stamp}`
    await page.goto('/admin/projects?tab=categories')
    await page.getByRole('button', { name: 'Добавить категорию' }).click()
    const form = page.getByRole('dialog', { name: 'Добавить категорию' })
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(form.getByText('Название категории обязательно')).toBeVisible()
    await form.getByLabel('Название категории').fill(category)
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('Категория проектов успешно создана')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: category })
    await expect(row).toContainText(`sarai-${stamp}`)

    await row.focus()
    await page.keyboard.press('Enter')
    const stored = page.getByRole('dialog', { name: 'Редактировать категорию' })
    await stored.getByLabel('Описание').fill('Хозяйственные постройки')
    await stored.getByRole('button', { name: 'Обновить' }).click()
    await expect(page.getByText('Категория проектов успешно обновлена')).toBeVisible()
    await expect(row).toContainText('Хозяйственные постройки')
    await expectAccessible(page)

    const categoryId = Number(await row.getByRole('cell').first().textContent())
    const bath = { title: `Баня ${stamp}`, description: 'Из бревна', categoryId }
    expect((await page.request.post('/api/admin/projects', { data: bath })).status()).toBe(201)
    await page.reload()
    await row.getByRole('button', { name: `Удалить: ${category}` }).click()
    const question = page.getByRole('dialog', { name: 'Подтверждение удаления' })
    await expect(question).toContainText(
      'Вы уверены, что хотите удалить эту категорию? Все проекты в этой категории будут отвязаны от нее.',
    )
    await expect(question).toContainText(`${category} · 1 проект`)
    await question.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Категория проектов успешно удалена')).toBeVisible()
    await expect(row).toBeHidden()
    await page
      .getByRole('link', { name: /^Проекты/ })
      .filter({ hasNotText: 'работы' })
      .click()
    await expect(page.getByRole('row').filter({ hasText: bath.title })).toContainText('Нет категории')
  })

  test('What was typed survives a refusal, a failure and a hasty Esc', async ({ page }) => {
    const stamp = Date.now()
    const categoryId = await makeCategory(page, `Занято ${stamp}`)
    await page.goto('/admin/projects?tab=categories&edit=new')
    const form = page.getByRole('dialog', { name: 'Добавить категорию' })
    await form.getByLabel('Название категории').fill(`Второе ${stamp}`)
    await form.getByLabel('Slug').fill(`zanyato-${stamp}`)
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('Не удалось создать категорию: Такой slug уже используется')).toBeVisible()

    await page.route('**/api/admin/projects/categories', (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой' } }),
    )
    await form.getByLabel('Slug').fill('')
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('Не удалось создать категорию: Сбой')).toBeVisible()
    await page.unroute('**/api/admin/projects/categories')

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Вернуться к форме' }).click()
    await expect(form.getByLabel('Название категории')).toHaveValue(`Второе ${stamp}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Не сохранять' }).click()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL('/admin/projects?tab=categories')

    await page.route(`**/api/admin/projects/categories/${categoryId}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой' } }),
    )
    await page.getByRole('button', { name: `Удалить: Занято ${stamp}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Не удалось удалить категорию: Сбой')).toBeVisible()
    await page.request.delete(`/api/admin/projects/categories/${categoryId}`)
  })

  test('When projects cannot be loaded, staff can try again; an empty list says so', async ({ page }) => {
    await page.route('**/api/admin/projects', (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой' } }),
    )
    await page.goto('/admin/projects')
    await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
    await expect(page.getByText('Произошла ошибка при загрузке данных: Сбой')).toBeVisible()
    await page.unroute('**/api/admin/projects')
    await page.route('**/api/admin/projects', (route) => route.fulfill({ json: [] }))
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByText('Нет доступных проектов')).toBeVisible()
    await page.route('**/api/admin/projects/categories', (route) => route.fulfill({ json: [] }))
    await page.goto('/admin/projects?tab=categories')
    await expect(page.getByText('Нет доступных категорий')).toBeVisible()
  })
})

test('On a phone the forms of a project and of a category fit the screen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/admin/projects?tab=categories')
  const add = page.getByRole('button', { name: 'Добавить категорию' })
  await expect(add).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/projects?edit=new')
  const form = page.getByRole('dialog', { name: 'Добавить проект' })
  await expect(form.getByLabel('Название проекта')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Создать' })).toBeInViewport({ ratio: 1 })
  expect(await form.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(page)
})
