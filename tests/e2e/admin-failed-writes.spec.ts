import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'
import { STAFF_FORMS } from '../support/staff-forms.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/ERR_FAILED|status of 500/))

/** Makes every write of the staff area fail: without a response, or with an empty 500. */
async function breakWrites(page: Page, how: 'network' | 'server'): Promise<void> {
  await page.unroute('**/api/**')
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET' || route.request().url().endsWith('/preview'))
      return route.fallback()
    return how === 'network' ? route.abort() : route.fulfill({ status: 500, json: {} })
  })
}

/** Closes the toast, unless it closed itself after five seconds, so that it covers nothing that is pressed next. */
async function closeToast(page: Page): Promise<void> {
  const toast = page.locator('.toast')
  await expect(async () => {
    if (await toast.isVisible()) await toast.getByRole('button').click({ timeout: 1000 })
    await expect(toast).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Expects the note to be visible near the button, with what failed and what to do next. */
async function expectNote(page: Page, button: Locator, ...text: (string | RegExp)[]): Promise<void> {
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

/** Presses a button whose write fails with this note beside it, and presses it again once writes go through. */
async function failsThenGoes(page: Page, button: Locator, how: 'network' | 'server', note: string[]) {
  await breakWrites(page, how)
  await button.click()
  await expectNote(page, button, ...note)
  await closeToast(page)
  await page.unroute('**/api/**')
  await button.click()
}

/** Shows a form; one with unsaved work, which the window shows on another screen, is left. */
async function show(page: Page, address: string): Promise<void> {
  if (page.url().includes(address.split('?', 1)[0] ?? '') || page.url() === 'about:blank') {
    await page.goto(address)
    return
  }
  await Promise.all([turnTo(page, address), page.getByRole('button', { name: 'Не сохранять' }).click()])
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last()

test('A form that is not saved says so at its button, and keeps what was typed, wherever the button stands', async ({
  page,
}) => {
  for (const { name, address, typed, button: label, message } of STAFF_FORMS.filter(
    (one) => one.hasOwnPlace,
  )) {
    await test.step(name, async () => {
      await page.unroute('**/api/**')
      await show(page, address)
      for (const [fieldLabel, text] of typed) await field(page, fieldLabel).fill(text)
      const button = page.getByRole('button', { name: label, exact: true }).last()
      await breakWrites(page, 'network')
      await button.click()
      await expectNote(
        page,
        button,
        message ?? 'Не сохранено: нет связи с сервером.',
        'проверьте связь',
        `нажмите «${label}» ещё раз`,
      )
      const [first] = typed
      await expect(field(page, first?.[0] ?? '')).toHaveValue(first?.[1] ?? '')
    })
  }
})

test('What is not deleted, not changed or not left says so at its button too', async ({ page }) => {
  await test.step('a question about a deletion stays', async () => {
    await page.goto('/admin/faq?tab=items')
    await page
      .getByRole('button', { name: /^Удалить: / })
      .first()
      .click()
    const question = page.getByRole('dialog', { name: 'Подтверждение удаления' })
    const button = question.getByRole('button', { name: 'Удалить' })
    await breakWrites(page, 'network')
    await button.click()
    await expectNote(page, button, 'Не удалено: нет связи с сервером.')
    await expect(button).toHaveAccessibleDescription(/Не удалено/)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })

  await test.step('a post and a category of the blog say so under their row', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    for (const [address, table] of [
      ['/admin/blog', 'Статьи блога'],
      ['/admin/blog?tab=categories', 'Категории блога'],
    ] as const) {
      await turnTo(page, address, page.getByRole('table', { name: table }).getByRole('row').nth(2))
      const button = page.getByRole('button', { name: /^Удалить: / }).nth(1)
      await button.click()
      await expectNote(page, button, 'Не удалено: нет связи с сервером.', 'нажмите «Удалить» ещё раз')
      // Arrow keys skip the message between rows.
      await page.getByRole('row').nth(2).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('tr[data-index="2"]')).toBeFocused()
    }
  })

  await test.step('a bulk change, and taking it back', async () => {
    await page.unroute('**/api/**')
    await closeToast(page)
    await turnTo(page, '/admin/prices?tab=bulk')
    await page.getByLabel('Производитель').selectOption('Евролос')
    await page.getByLabel('Линейка').selectOption('Евролос Био')
    await page.getByText('В рублях').click()
    await page.getByLabel('На сколько').fill('1')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: /^Повысить 5 цен/ })
    const apply = question.getByRole('button', { name: 'Изменить 5 цен' })
    await failsThenGoes(page, apply, 'network', [
      'Цены остались прежними: нет связи с сервером.',
      'нажмите «Изменить 5 цен» ещё раз',
    ])
    await expect(page.getByText('Обновлено 5 товаров')).toBeVisible()

    const undo = page.getByRole('button', { name: 'Вернуть прежние цены' })
    await failsThenGoes(page, undo, 'server', [
      'Цены остались новыми: ошибка 500.',
      'нажмите «Вернуть прежние цены» ещё раз',
    ])
    await expect(page.getByText('Прежние цены возвращены: 5 товаров.')).toBeVisible()
  })

  await test.step('signing out', async () => {
    await turnTo(page, '/admin/profile')
    await breakWrites(page, 'network')
    const leave = page.getByRole('button', { name: 'Выйти' })
    await leave.click()
    await expectNote(page, leave, 'Вы не вышли: нет связи с сервером.', 'нажмите «Выйти» ещё раз')
  })
})
