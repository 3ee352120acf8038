import type { Page } from '@playwright/test'
import { unique } from '../support/blog-posts.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Содержание' })

test('A manager writes a draft by keyboard, publishes it, sees it on the site and deletes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique()
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Создать статью' }).click()
  await expect(page).toHaveURL('/admin/blog/posts/create')
  await expect(page.getByLabel('Автор')).toHaveValue('Администратор')
  const title = page.getByLabel('Заголовок', { exact: true })
  await page.getByRole('button', { name: 'Создать статью' }).click()
  await expect(page.getByText('Заголовок должен содержать минимум 5 символов')).toBeVisible()
  await expect(title).toBeFocused()
  await expectAccessible(page)
  await title.fill(`Высокая вода ${name}`)
  const slug = page.getByLabel('Адрес страницы (slug)')
  await expect(slug).toHaveValue(`vysokaya-voda-${name}`)
  await slug.focus()
  await title.fill(`Очень высокая вода ${name}`)
  await expect(slug).toHaveValue(`vysokaya-voda-${name}`)

  await content(page).fill('Выкопайте яму глубиной ')
  await page.keyboard.press('Control+KeyB')
  await page.keyboard.type('1,5 метра')
  await expect(content(page)).toHaveValue('Выкопайте яму глубиной **1,5 метра**')
  await page.getByRole('tab', { name: 'Предпросмотр' }).click()
  await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('1,5 метра')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/blog\/posts\/\d+\/edit$/)
  await expect(page.getByLabel('Вы здесь')).toContainText(/Статьи.*#\d+.*Редактирование/)

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await visitor.request.get(`/blog/vysokaya-voda-${name}`)).status()).toBe(404)
  await page.getByLabel('Опубликовано').check()
  await page.getByRole('link', { name: 'Запросы' }).click()
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^Сохранено /)).toBeVisible()
  expect((await visitor.request.get(`/blog/vysokaya-voda-${name}`)).status()).toBe(200)
  await visitor.close()

  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Блог' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByRole('switch', { name: 'Опубликовано' })).toBeDisabled()
  await expectAccessible(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await row.getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toBeHidden()
  expect(questions).toHaveLength(2)

  await page
    .getByRole('navigation', { name: 'Части блога' })
    .getByRole('link', { name: /^Категории/ })
    .click()
  await page.getByRole('button', { name: 'Создать категорию' }).click()
  await expect(page.getByRole('dialog').getByLabel('Название')).toBeFocused()
  await expectAccessible(page)
})

test('Buttons and keys put the marks of Markdown, tables and pictures, and undo takes them back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/blog/posts/create')
  const text = content(page)
  await text.fill('песок\nкабель')
  await text.press('Control+a')
  await page.getByRole('button', { name: 'Список' }).click()
  await expect(text).toHaveValue('- песок\n- кабель')
  await text.press('Control+z')
  await expect(text).toHaveValue('песок\nкабель')
  await text.press('Control+Home')
  await page.getByRole('button', { name: 'Подзаголовок' }).click()
  await expect(text).toHaveValue('## песок\nкабель')
  await text.press('Control+End')
  await page.getByRole('button', { name: 'Ссылка' }).click()
  await expect(text).toHaveValue('## песок\nкабель[текст ссылки](https://)')
  await text.press('Control+Home')
  await text.press('Shift+End')
  await text.press('Control+KeyI')
  await expect(text).toHaveValue('*## песок*\nкабель[текст ссылки](https://)')

  await text.fill('Разрез:')
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .getByLabel('Картинка: в текст')
    .setInputFiles({ name: 'razrez.png', mimeType: 'image/png', buffer: pixel })
  await expect(text).toHaveValue(/^Разрез:\n\n!\[что на картинке\]\(\/assets\/uploads\/.+\)$/)

  const editor = page.getByRole('tab', { name: 'Редактор' })
  await editor.click()
  await expect(page.getByRole('tabpanel', { name: 'Предпросмотр' })).toBeHidden()
  await editor.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Предпросмотр' })).toBeFocused()
  await expect(page.getByRole('tabpanel').locator('img[alt=""]')).toBeVisible()
  await expect(text).toBeHidden()

  await page.getByRole('button', { name: 'Описать картинку 1' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Станция в разрезе')
  await expect(text).toHaveValue(/^Разрез:\n\n!\[Станция в разрезе\]\(/)
  await expect(page.getByText('У картинки нет описания')).toBeHidden()

  // Cells of a spreadsheet become a table, an empty one comes by a button, and one Ctrl+Z takes each back.
  await text.fill('Цены:')
  await page.evaluate(() => navigator.clipboard.writeText('Модель\tЦена\nТопас 5 | Пр\t145 700'))
  await text.press('Control+v')
  const table = '| Модель        | Цена    |\n| ------------- | ------- |\n| Топас 5 \\| Пр | 145 700 |'
  await expect(text).toHaveValue(`Цены:\n\n${table}`)
  await text.press('Control+z')
  await expect(text).toHaveValue('Цены:')

  await page.getByRole('button', { name: 'Таблица' }).click()
  await expect(page.getByLabel('Строк, до 30')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await text.fill('Ц')
  await text.press('Control+End')
  await page.getByRole('button', { name: 'Таблица' }).click()
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(/^Ц\n\n\|/)
  await text.press('Control+z')
  await expect(text).toHaveValue('Ц')
})
