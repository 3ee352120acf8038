import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

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
    const twice = `Двойной щелчок ${stamp}`
    const id = await make(page, 'items', { question: twice, answer: 'Да' })
    await page.goto('/admin/faq?tab=items')
    await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Управление FAQ')
    await page.getByLabel('Категория').selectOption({ label: category })
    await expect(page.getByText('Нет доступных вопросов-ответов')).toBeVisible()
    await expect(page).toHaveURL(`/admin/faq?tab=items&category=${categoryId}`)

    await page.getByRole('button', { name: 'Добавить вопрос-ответ' }).click()
    const form = page.getByRole('dialog', { name: 'Добавить вопрос-ответ' })
    await form.getByRole('textbox', { name: 'Вопрос' }).fill(question)
    await form.getByLabel('Ответ', { exact: true }).fill('Нет, если **отключить** насос.')
    await form.getByRole('button', { name: 'Таблица' }).click()
    await page.keyboard.press('Escape')
    await expect(form.getByRole('button', { name: 'Таблица' })).toBeFocused()
    await form.getByRole('tab', { name: 'Предпросмотр' }).click()
    await expect(form.locator('strong', { hasText: 'отключить' })).toBeVisible()
    await form.getByLabel('Порядок отображения').fill('полтора')
    await form.getByRole('button', { name: 'Создать' }).click()
    await expect(form.getByText('Порядок должен быть целым числом')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Порядок отображения').fill('')
    await form.getByRole('button', { name: 'Создать' }).click()
    const row = page.getByRole('row').filter({ hasText: question })
    await expect(row.getByRole('cell')).toContainText([/\d+/, question, category, '-', ''])
    await expectAccessible(page)

    await row.getByRole('button', { name: 'Изменить' }).click()
    await page
      .getByRole('dialog', { name: 'Редактировать вопрос-ответ' })
      .getByLabel('Порядок отображения')
      .fill('7')
    await page.keyboard.press('Control+s')
    await expect(row).toContainText('7')
    await row.getByRole('button', { name: 'Удалить' }).click()
    const sure = page.getByRole('dialog', { name: 'Подтверждение удаления' })
    await expect(sure.getByRole('button', { name: 'Отмена' })).toBeFocused()
    await sure.getByRole('button', { name: 'Удалить' }).click()
    await expect(row).toBeHidden()
    await page.request.delete(`/api/admin/faq/categories/${categoryId}`)

    // The second half of a double click does not close the dialog that the first one opened.
    await turnTo(page, '/admin/faq?tab=items')
    const other = page.getByRole('row').filter({ hasText: twice })
    for (const [button, dialog] of [
      ['Удалить', 'Подтверждение удаления'],
      ['Изменить', 'Редактировать вопрос-ответ'],
    ] as const) {
      await other.getByRole('button', { name: button }).click()
      const opened = page.getByRole('dialog', { name: dialog })
      await expect(opened).toBeVisible()
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await opened.getByRole('button', { name: 'Отмена' }).click()
      await expect(opened).toBeHidden()
    }
    await page.request.delete(`/api/admin/faq/items/${id}`)
  })
})
