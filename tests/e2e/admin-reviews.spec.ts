import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const unique = () => crypto.randomUUID().slice(0, 8)

test('A manager writes down a review, is told what is wrong, hides it, deletes it, and takes that back', async ({
  page,
  context,
}) => {
  const author = `Рустам ${unique()}`
  await page.goto('/admin/reviews')
  await page.getByRole('button', { name: 'Создать' }).click()
  const form = page.getByRole('dialog', { name: 'Новый отзыв' })
  await form.getByLabel('Автор').fill(author)
  await form.getByLabel('Оценка').selectOption('4,5')
  await form.getByLabel('Дата отзыва').fill('2999-05-01')
  await form.getByRole('button', { name: 'Создать отзыв' }).click()
  await expect(form.getByText('Укажите, откуда заказчик')).toBeVisible()
  await expect(form.getByText('Этот день ещё не наступил')).toBeVisible()
  await expect(form.getByText('Текст отзыва обязателен')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Откуда').fill('Казань')
  await form.getByLabel('Дата отзыва').fill('2026-05-01')
  await form.getByLabel('Текст отзыва').fill('Поставили за день.')
  await form.getByRole('button', { name: 'Создать отзыв' }).click()
  const row = page.getByRole('row').filter({ hasText: author })
  await expect(row).toContainText('4,5')
  await expect(row).toContainText('01.05.2026')
  await expectAccessible(page)

  const visitor = await context.newPage()
  await visitor.goto('/')
  const shown = visitor.getByRole('figure').filter({ hasText: author })
  await expect(shown).toContainText('Казань, 01.05.2026')
  await expect(shown).toContainText('4,5 из 5')
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Отзывы заказчиков' })).toBeVisible()
  await expect(shown).toBeHidden()

  await page.getByRole('searchbox').fill(author)
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('button', { name: `Удалить: ${author}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Ничего не нашлось')).toBeVisible()
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(row).toContainText('Казань')
  await row.getByRole('button', { name: `Удалить: ${author}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toBeHidden()
})

test('A district is on the map where a manager says, and one out of the world is refused', async ({
  page,
  context,
}) => {
  const name = `Королёв ${unique()}`
  await page.goto('/admin/districts')
  await page.getByRole('button', { name: 'Создать' }).click()
  const form = page.getByRole('dialog', { name: 'Новый район' })
  await form.getByRole('textbox', { name: 'Название' }).fill(name)
  await form.getByLabel('Широта').fill('155,92')
  await form.getByLabel('Долгота').fill('восток')
  await form.getByRole('button', { name: 'Создать район' }).click()
  await expect(form.getByText(/^Широта от −90 до 90/)).toBeVisible()
  await expect(form.getByText(/^Долгота от −180 до 180/)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Широта').fill('55,92')
  await form.getByLabel('Долгота').fill('37.85')
  await form.getByLabel('Название на схеме').selectOption('Сверху')
  await form.getByRole('button', { name: 'Создать район' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('55.92, 37.85')
  await expectAccessible(page)

  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('listitem').filter({ hasText: name })).toContainText('около 18 км')
  await expect(visitor.getByRole('img', { name: /^Схема: девять городов/ })).toContainText(name)

  await row.getByRole('button', { name: `Удалить: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toBeHidden()
})
