import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' })

test('Wrong settings lead to the first of them in its tab; right ones are saved', async ({ page }) => {
  const stored = await (await page.request.get('/api/admin/settings')).json()
  await page.goto('/admin/settings')
  await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Настройки')
  await tab(page, 'Компания').click()
  await page.getByLabel('ИНН').fill('77123456')
  await tab(page, 'Аналитика').click()
  await page.getByLabel('Яндекс Метрика').fill('<script>')
  await save(page).click()
  await expect(tab(page, 'Компания')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('ИНН')).toBeFocused()
  await expect(page.locator('mark', { hasText: '77123456' })).toHaveClass('is-bad')
  await expect(tab(page, 'Аналитика').getByRole('img', { name: 'есть ошибка' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('ИНН').fill(stored.companyInn)
  await tab(page, 'Аналитика').click()
  await page.getByLabel('Яндекс Метрика').fill('')

  await tab(page, 'Заявки').click()
  await page.getByLabel('Куда уходят заявки').selectOption('both')
  await page.getByRole('button', { name: 'Добавить мессенджер' }).click()
  await page.getByLabel('Telegram: номер, имя или адрес').fill('https://t.me/septik')
  await page.getByLabel('Воскресенье', { exact: true }).uncheck()
  await page.getByLabel('Суббота: до').fill('16:00')
  await page.getByLabel('Ответить за, минут').fill('20')
  await page.getByLabel('Причины отказа').fill('Дорого\n\n Передумали ')
  await expectAccessible(page)
  await save(page).click()
  await expect(page.getByText('Настройки успешно сохранены')).toBeVisible()
  expect(await (await page.request.get('/api/admin/settings')).json()).toMatchObject({
    leadHandling: 'both',
    answerWithinMinutes: 20,
    lostReasons: ['Дорого', 'Передумали'],
    messengers: [{ kind: 'telegram', value: 'https://t.me/septik' }],
    hours: { sat: [expect.any(String), '16:00'], sun: null },
  })
  // The shop is shared with the other tests of this worker.
  const { leadHandling, messengers, hours, answerWithinMinutes, lostReasons } = stored
  const before = { leadHandling, messengers, hours, answerWithinMinutes, lostReasons }
  expect((await page.request.put('/api/admin/settings', { data: before })).status()).toBe(200)
})
