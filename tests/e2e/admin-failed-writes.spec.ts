import type { Locator, Page } from '@playwright/test'
import { ADMIN, expect } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'
import { STAFF_FORMS } from '../support/staff-forms.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/ERR_FAILED|status of (?:401|500)/))

/** Makes every write of the staff area fail: without a response, or with an empty 500. */
async function breakWrites(page: Page, how: 'network' | 'server'): Promise<void> {
  await page.unroute('**/api/**')
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET' || route.request().url().endsWith('/preview'))
      return route.fallback()
    return how === 'network' ? route.abort() : route.fulfill({ status: 500, json: {} })
  })
}

/** Closes the toast, unless it closed itself after five seconds, so that only the note remains. */
async function closeToast(page: Page): Promise<void> {
  const toast = page.locator('.toast')
  // The first save also fetches the form's schema, which takes long on a loaded machine.
  await expect(toast).toBeVisible({ timeout: 30_000 })
  await expect(async () => {
    if (await toast.isVisible()) await toast.getByRole('button').click({ timeout: 1000 })
    await expect(toast).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Expects the note to be visible near the button, with what failed and what to do next. */
async function expectNote(page: Page, button: Locator, ...text: (string | RegExp)[]): Promise<void> {
  await closeToast(page)
  const note = page.getByRole('note')
  for (const part of text) await expect(note).toContainText(part)
  await expect(note).toBeInViewport({ ratio: 1 })
  const gap = async () => {
    const [at, beside] = await Promise.all([note.boundingBox(), button.boundingBox()])
    if (!at || !beside) return Number.POSITIVE_INFINITY
    return Math.max(beside.y - (at.y + at.height), at.y - (beside.y + beside.height))
  }
  await expect.poll(gap, { message: 'the note stands beside its button' }).toBeLessThan(96)
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last()

for (const { name, address, typed, chosen, button: label, message: text } of STAFF_FORMS) {
  test(`When ${name} is not saved, the form says so at its button, and keeps what was typed`, async ({
    page,
  }) => {
    await page.goto(address)
    for (const [fieldLabel, text] of typed) await field(page, fieldLabel).fill(text)
    if (chosen) await field(page, chosen[0]).selectOption(chosen[1])
    const button = page.getByRole('button', { name: label, exact: true }).last()
    await breakWrites(page, 'network')
    await button.click()
    const next = `нажмите «${label}» ещё раз`
    await expectNote(
      page,
      button,
      text?.[0] ?? 'Не сохранено: нет связи с сервером.',
      'проверьте связь',
      next,
    )
    await breakWrites(page, 'server')
    await button.click()
    await expectNote(page, button, text?.[1] ?? 'Не сохранено: ошибка 500.', 'подождите минуту', next)
    const [first] = typed
    await expect(field(page, first?.[0] ?? '')).toHaveValue(first?.[1] ?? '')
  })
}

/** Rows to create by API, and how the screen deletes them. */
const DELETIONS = [
  ['a category of the catalogue', '/admin/products?tab=categories'],
  ['a project', '/admin/projects'],
  ['a category of projects', '/admin/projects?tab=categories'],
  ['a question', '/admin/faq?tab=items'],
  ['a category of questions', '/admin/faq?tab=categories'],
] as const

test('When something is not deleted, the question stays and says so, for every list', async ({ page }) => {
  for (const [name, address] of DELETIONS) {
    await test.step(name, async () => {
      await page.goto(address)
      await page
        .getByRole('button', { name: /^Удалить: / })
        .first()
        .click()
      const question = page.getByRole('dialog', { name: 'Подтверждение удаления' })
      const button = question.getByRole('button', { name: 'Удалить' })
      await breakWrites(page, 'network')
      await button.click()
      const next = 'роверьте связь и нажмите «Удалить» ещё раз'
      await expectNote(page, button, 'Не удалено: нет связи с сервером.', next)
      await expect(button).toHaveAccessibleDescription(/Не удалено/)
      await breakWrites(page, 'server')
      await button.click()
      await expectNote(page, button, 'Не удалено: ошибка 500.')
      await question.getByRole('button', { name: 'Отмена' }).click()
      await page.unroute('**/api/**')
    })
  }
})

test('A post or a category of the blog that is not deleted says so under its row', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  for (const address of ['/admin/blog', '/admin/blog?tab=categories']) {
    await page.goto(address)
    const button = page.getByRole('button', { name: /^Удалить: / }).nth(1)
    await breakWrites(page, 'network')
    await button.click()
    await expectNote(page, button, 'Не удалено: нет связи с сервером.', 'нажмите «Удалить» ещё раз')
    // Arrow keys skip the message between rows.
    await page.getByRole('row').nth(2).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('tr[data-index="2"]')).toBeFocused()
    await breakWrites(page, 'server')
    await button.click()
    await expectNote(page, button, 'Не удалено: ошибка 500.')
    await page.unroute('**/api/**')
  }
})

test('An account that is not blocked, let in or given another role says so where it was asked', async ({
  page,
}) => {
  const account = { username: `ne-vyshlo-${Date.now()}`, password: 'лопата-и-песок-7', role: 'manager' }
  const made = await page.request.post('/api/admin/users', { data: account })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  await page.goto('/admin/users')
  const menu = page.getByRole('button', { name: `Действия: ${account.username}` })
  const choose = async (action: string) => {
    await menu.click()
    await page.getByRole('group').getByRole('button', { name: action }).click()
  }
  await breakWrites(page, 'network')
  for (const [title, action, text] of [
    ['Заблокировать пользователя?', 'Заблокировать', 'Не заблокирован: нет связи с сервером.'],
    ['Сделать администратором?', 'Сделать администратором', 'Роль осталась прежней: нет связи с сервером.'],
  ] as const) {
    await choose(action)
    const question = page.getByRole('dialog', { name: title })
    const button = question.getByRole('button', { name: action })
    await button.click()
    await expectNote(page, button, text, `нажмите «${action}» ещё раз`)
    await question.getByRole('button', { name: 'Отмена' }).click()
  }

  expect(
    (await page.request.patch(`/api/admin/users/${id}/status`, { data: { isActive: false } })).status(),
  ).toBe(200)
  await page.reload()
  await choose('Разблокировать')
  await expectNote(page, menu, 'Не разблокирован: нет связи с сервером.', 'нажмите «Разблокировать» ещё раз')

  await page.goto(`/admin/users?reset=${id}`)
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill('совсем-другой-9')
  const reset = page.getByRole('dialog').getByRole('button', { name: 'Сбросить пароль' })
  await reset.click()
  await expectNote(page, reset, 'Не сохранено: нет связи с сервером.', 'нажмите «Сбросить пароль» ещё раз')
})

test('A bulk change that is not applied or not taken back says so at its button', async ({ page }) => {
  await page.goto('/admin/prices?tab=bulk')
  await page.getByLabel('Производитель').selectOption('Евролос')
  await page.getByLabel('Линейка').selectOption('Евролос Био')
  await page.getByText('В рублях').click()
  await page.getByLabel('На сколько').fill('1')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /^Повысить 5 цен/ })
  const apply = question.getByRole('button', { name: 'Изменить 5 цен' })
  await breakWrites(page, 'network')
  await apply.click()
  await expectNote(
    page,
    apply,
    'Цены остались прежними: нет связи с сервером.',
    'нажмите «Изменить 5 цен» ещё раз',
  )
  await page.unroute('**/api/**')
  await apply.click()
  await expect(page.getByText('Обновлено 5 товаров')).toBeVisible()

  const undo = page.getByRole('button', { name: 'Вернуть прежние цены' })
  await breakWrites(page, 'server')
  await undo.click()
  await expectNote(page, undo, 'Цены остались новыми: ошибка 500.', 'нажмите «Вернуть прежние цены» ещё раз')
  await page.unroute('**/api/**')
  await undo.click()
  await expect(page.getByText('Прежние цены возвращены: 5 товаров.')).toBeVisible()
})

test('Signing out and in that fails says what to do', async ({ page }) => {
  await page.goto('/admin/profile')
  const leave = page.getByRole('button', { name: 'Выйти' })
  await breakWrites(page, 'network')
  await leave.click()
  await expectNote(page, leave, 'Вы не вышли: нет связи с сервером.', 'нажмите «Выйти» ещё раз')
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByLabel('Имя пользователя').fill(ADMIN.username)
  await page.getByLabel('Пароль', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.locator('form')).toContainText(/Ошибка авторизации\. .*нажмите «Войти» ещё раз/)
})

test('A picture that is not sent is named beside its button', async ({ page }) => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  for (const address of ['/admin/blog/posts/create', '/admin/projects?edit=new', '/admin/products?edit=5']) {
    await page.goto(address)
    const files = page.locator('input[type=file][accept*=image]')
    if (address.includes('products')) await page.getByRole('tab', { name: 'Изображения' }).click()
    await expect(files.first()).toBeAttached()
    await breakWrites(page, 'network')
    for (const input of await files.all()) {
      await input.setInputFiles({ name: 'фото.png', mimeType: 'image/png', buffer: pixel })
      await closeToast(page)
    }
    const message = page.getByText('фото.png: Произошла ошибка при загрузке изображения')
    await expect(message).toHaveCount(await files.count())
    await expect(page.getByText('Выберите другой файл или попробуйте этот ещё раз.')).toHaveCount(
      await files.count(),
    )
    await page.unroute('**/api/**')
  }
})
