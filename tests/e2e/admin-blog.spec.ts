import type { Page } from '@playwright/test'
import { addPost, unique } from '../support/blog-posts.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Содержание' })

test('A manager writes a draft, publishes it, sees it on the site and deletes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique()
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Создать статью' }).click()
  await expect(page).toHaveURL('/admin/blog/posts/create')
  await expect(page.getByLabel('Автор')).toHaveValue('Администратор')
  await expect(page.getByLabel('Опубликовано')).not.toBeChecked()
  await page.getByLabel('Заголовок', { exact: true }).fill(`Высокая вода ${name}`)
  const slug = page.getByLabel('Адрес страницы (slug)')
  await expect(slug).toHaveValue(`vysokaya-voda-${name}`)
  await slug.focus()
  await page.getByLabel('Заголовок', { exact: true }).fill(`Очень высокая вода ${name}`)
  await expect(slug).toHaveValue(`vysokaya-voda-${name}`)

  await content(page).fill('Выкопайте яму глубиной ')
  await page.keyboard.press('Control+KeyB')
  await page.keyboard.type('1,5 метра')
  await expect(content(page)).toHaveValue('Выкопайте яму глубиной **1,5 метра**')
  await page.getByRole('tab', { name: 'Предпросмотр' }).click()
  await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('1,5 метра')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Статья успешно создана')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/posts\/\d+\/edit$/)
  await expect(page.getByLabel('Вы здесь')).toContainText(/Статьи.*#\d+.*Редактирование/)

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await visitor.request.get(`/blog/vysokaya-voda-${name}`)).status()).toBe(404)
  await page.getByLabel('Опубликовано').check()
  await page.getByLabel('Заголовок', { exact: true }).fill(`Вода ${name}`)
  await expect(slug).toHaveValue(`vysokaya-voda-${name}`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Статья успешно обновлена')).toBeVisible()
  await expect(page.getByText(/^Сохранено /)).toBeVisible()
  expect((await visitor.request.get(`/blog/vysokaya-voda-${name}`)).status()).toBe(200)
  await visitor.close()

  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Блог' }).click()
  const row = page.getByRole('row').filter({ hasText: `Вода ${name}` })
  await expect(row.getByRole('switch', { name: 'Опубликовано' })).toBeDisabled()
  await expect(row).toContainText('Нет описания')
  await expect(row).toContainText('Без категории')
  await expect(row).toContainText(/\d\d\.\d\d\.\d{4}/)
  const view = row.getByRole('link', { name: 'Посмотреть на сайте' })
  await expect(view).toHaveAttribute('href', `/blog/vysokaya-voda-${name}`)
  await expect(view).toHaveAttribute('target', '_blank')

  const requested: string[] = []
  page.once('dialog', (dialog) => {
    requested.push(dialog.message())
    void dialog.dismiss()
  })
  await row.getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await row.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Статья успешно удалена')).toBeVisible()
  await expect(row).toBeHidden()
  expect(requested).toEqual([
    'Вы уверены, что хотите удалить эту статью? Отсюда отменить нельзя; 30 дней запись лежит в корзине.',
  ])
})

test('The form says what is wrong, keeps what was typed, and asks before it is left', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of (409|500)/)
  const taken = unique()
  await addPost(page, { title: `Занятый адрес ${taken}`, slug: taken })
  await page.goto('/admin/blog/posts/create')
  const save = page.getByRole('button', { name: 'Создать статью' })
  await page.getByLabel('Автор').fill('А')
  await save.click()
  for (const text of [
    'Заголовок должен содержать минимум 5 символов',
    'Slug должен содержать минимум 3 символа',
    'Содержание должно содержать минимум 10 символов',
    'Имя автора должно содержать минимум 2 символа',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Заголовок', { exact: true })).toBeFocused()
  await page.getByLabel('Адрес страницы (slug)').fill('Вода--тут')
  await expect(page.getByText('Slug должен содержать только латинские буквы, цифры и дефисы')).toBeVisible()
  await expectAccessible(page)

  const nested = `${'> '.repeat(5000)}вода`
  await content(page).fill(nested)
  await page.getByRole('tab', { name: 'Предпросмотр' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Показано без разметки. Цитаты и списки вложены')
  await page.getByRole('tab', { name: 'Редактор' }).click()
  await save.click()
  await expect(page.getByText(/^Цитаты и списки вложены слишком глубоко: строка 1/)).toBeVisible()
  await expect(content(page)).toHaveValue(nested)

  await page.getByLabel('Заголовок', { exact: true }).fill('Вторая статья')
  await page.getByLabel('Адрес страницы (slug)').fill(taken)
  await page.getByLabel('Автор').fill('Анна')
  await content(page).fill('Одиннадцать знаков и больше')
  await save.click()
  await expect(page.getByText('Не удалось создать статью')).toBeVisible()
  await expect(page.getByText('Ошибка: Такой slug уже используется')).toBeVisible()
  await expect(page.getByLabel('Адрес страницы (slug)')).toBeFocused()

  await page.route('**/api/blog/posts', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel('Адрес страницы (slug)').fill(`${taken}-2`)
  await save.click()
  await expect(page.getByText('Неизвестная ошибка')).toBeVisible()
  await expect(content(page)).toHaveValue('Одиннадцать знаков и больше')

  await page.getByRole('link', { name: 'Запросы' }).click()
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await expect(page.getByLabel('Автор')).toHaveValue('Анна')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('button', { name: 'Не сохранять' }).click()
  await expect(page).toHaveURL('/admin/blog')
})

test('Buttons and keys put the marks of Markdown, undo takes them back, pictures come from the computer', async ({
  page,
}) => {
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
  await page
    .getByLabel('Картинка: в текст')
    .setInputFiles({ name: 'spisok.txt', mimeType: 'text/plain', buffer: Buffer.from('нет') })
  await expect(page.getByText('Файл spisok.txt не является изображением')).toBeVisible()

  const editor = page.getByRole('tab', { name: 'Редактор' })
  await editor.click()
  await expect(page.getByRole('tabpanel', { name: 'Предпросмотр' })).toBeHidden()
  await editor.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Предпросмотр' })).toBeFocused()
  await expect(page.getByRole('tabpanel').getByRole('img', { name: 'что на картинке' })).toBeVisible()
  await expect(text).toBeHidden()
})

test('The search preview follows the fields and warns of what is too long', async ({ page }) => {
  await page.goto('/admin/blog/posts/create')
  await page.getByLabel('Заголовок', { exact: true }).fill('Высокая вода')
  await page.getByLabel('Краткое описание').fill('Что спросить у монтажника')
  const found = page.getByRole('figure', { name: 'Так это выглядит в поиске' })
  await expect(found).toContainText('blog › vysokaya-voda')
  await expect(found).toContainText('Что спросить у монтажника')
  await page.getByLabel('Мета-заголовок').fill('я'.repeat(54))
  await expect(page.getByText('54 из 60')).toBeVisible()
  await page.getByLabel('Мета-описание').fill('ю'.repeat(179))
  await expect(page.getByText('179 из 160, конец обрежут')).toBeVisible()
  await expect(found).toContainText(`${'ю'.repeat(80)}…`)
})

test('Posts are found by category, by draft and by words, and an empty list leads on', async ({ page }) => {
  await page.goto('/admin/blog')
  const requested = page.waitForRequest('**/api/blog/categories/otvod-vody/posts')
  await page.getByLabel('Категория').selectOption({ label: 'Отвод воды' })
  await requested
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel('Публикация').selectOption({ label: 'Только черновики' })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('switch', { name: 'Черновик' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.locator('body').press('/')
  await page.keyboard.type('нет такой')
  await expect(page.getByRole('heading', { name: 'Статьи не найдены' })).toBeVisible()
  await page.getByRole('button', { name: 'Показать все статьи' }).click()
  await expect(page).toHaveURL('/admin/blog')

  await page.goto('/admin/blog?drafts')
  const draft = page.getByRole('row').filter({ hasText: 'Дренаж вокруг дома' })
  await expect(draft).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Куда отводить очищенную воду' })).toBeHidden()
  await draft.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/blog\/posts\/\d+\/edit$/)
})

test('The form and the list fit a phone, light and dark', { tag: '@phone' }, async ({ page }) => {
  const id = await addPost(page, {
    title: 'Статья для телефона с довольно длинным заголовком',
    slug: `telefon-${unique()}`,
  })
  for (const address of ['/admin/blog', `/admin/blog/posts/${id}/edit`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await page.getByRole('tab', { name: 'Предпросмотр' }).click()
  await expect(page.getByRole('tabpanel').getByText('Вода стоит высоко.')).toBeVisible()
  await page.getByRole('button', { name: 'Тёмное оформление' }).click()
  await expectAccessible(page)
  await page.getByLabel('Автор').fill('Анна')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Статья успешно обновлена')).toBeVisible()
})

test('Saving again with an error in the text leads from the preview back to it, each time', async ({
  page,
}) => {
  await page.goto('/admin/blog/posts/create')
  await page.getByLabel('Заголовок', { exact: true }).fill('Высокая вода')
  const preview = page.getByRole('tab', { name: 'Предпросмотр' })
  const text = page.getByRole('textbox', { name: /^Содержание/ })
  for (const attempt of ['the first', 'the second'])
    await test.step(attempt, async () => {
      await preview.click()
      await expect(text).toBeHidden()
      await page.keyboard.press('Control+s')
      await expect(text).toBeVisible()
    })
})
