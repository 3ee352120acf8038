import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test('A manager adds a project by keyboard, corrects it, and is led through the screen', async ({ page }) => {
  const title = `Проверка станции ${Date.now()}`
  await page.goto('/admin/projects')
  await expect(page.getByRole('heading', { name: 'Управление проектами' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Проекты и работы')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Добавить проект' }).click()
  const form = page.getByRole('dialog', { name: 'Добавить проект' })
  await form.getByRole('button', { name: 'Создать' }).click()
  await expect(form.getByText('Описание проекта обязательно')).toBeVisible()
  await expect(form.getByLabel('Название проекта')).toBeFocused()
  await form.getByLabel('Название проекта').fill(title)
  await form.getByLabel('Полное описание').fill('Дом на четверых.\n\nВода высоко.')
  await form.getByLabel('Главное изображение (URL)', { exact: true }).fill('/assets/our_services.png')
  await form.getByLabel('Дополнительные изображения', { exact: true }).fill('/assets/our_services.png?1')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Проект успешно создан')).toBeVisible()
  await expect(form).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: title })
  await row.focus()
  await page.keyboard.press('Enter')
  const stored = page.getByRole('dialog', { name: 'Редактировать проект' })
  await expect(stored.getByLabel('Slug (URL)')).toHaveValue(/^proverka-stancii-\d+$/)
  await stored.getByLabel('Локация').fill('Чехов')
  await stored.getByRole('button', { name: 'Обновить' }).click()
  await expect(row).toContainText('Чехов')

  const parts = page.getByRole('navigation', { name: 'Части проектов' })
  await parts.getByRole('link', { name: /^Категории/ }).click()
  await expect(page.getByRole('button', { name: 'Добавить категорию' })).toBeVisible()
  await expectAccessible(page)
})
