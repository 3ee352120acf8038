import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/status of (400|401|403|500)/))

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' })

const DESCRIPTION = 'Проверочное описание сайта, которое видят поисковики'

test.describe('At a desk', () => {
  test('How requests are taken is set in a tab of its own, and stands there after a reload', async ({
    page,
  }) => {
    await page.goto('/admin/settings')
    await tab(page, 'Заявки').click()
    await page.getByLabel('Куда уходят заявки').selectOption('both')
    await page.getByRole('button', { name: 'Добавить мессенджер' }).click()
    await save(page).click()
    await expect(page.getByText('Укажите номер, имя или адрес')).toBeVisible()
    await expect(tab(page, 'Заявки').getByRole('img', { name: 'есть ошибка' })).toBeVisible()
    await page.getByLabel('Telegram: номер, имя или адрес').fill('https://t.me/septik')
    await page.getByLabel('Воскресенье', { exact: true }).uncheck()
    await page.getByLabel('Суббота: до').fill('16:00')
    await page.getByLabel('Ответить за, минут').fill('20')
    await page.getByLabel('Причины отказа').fill('Дорого\n\n Передумали ')
    await expectAccessible(page)
    await save(page).click()
    await expect(page.getByText('Настройки успешно сохранены')).toBeVisible()
    await page.reload()
    await tab(page, 'Заявки').click()
    await expect(page.getByLabel('Куда уходят заявки')).toHaveValue('both')
    await expect(page.getByLabel('Telegram: номер, имя или адрес')).toHaveValue('https://t.me/septik')
    await expect(page.getByLabel('Воскресенье', { exact: true })).not.toBeChecked()
    await expect(page.getByLabel('Суббота: до')).toHaveValue('16:00')
    await expect(page.getByLabel('Ответить за, минут')).toHaveValue('20')
    await expect(page.getByLabel('Причины отказа')).toHaveValue('Дорого\nПередумали')
    // The shop is shared with the other tests of this file.
    await page.getByLabel('Куда уходят заявки').selectOption('messenger')
    await page.getByRole('button', { name: 'Убрать Telegram' }).click()
    await page.getByLabel('Воскресенье', { exact: true }).check()
    await save(page).click()
    await expect(page.getByText('Настройки успешно сохранены')).toBeVisible()
  })

  test('Wrong settings are named in every tab, marked where visitors would see them, and not sent', async ({
    page,
  }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1
    })
    await page.goto('/admin/settings')
    await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toContainText('Настройки')
    await tab(page, 'Компания').click()
    for (const label of ['Название компании', 'Телефон компании', 'Адрес компании', 'Режим работы']) {
      await page.getByLabel(label).fill(' ')
    }
    await page.getByLabel('ИНН').fill('77123456')
    await page.getByLabel('ОГРН').fill('12')
    await page.getByLabel('Номер WhatsApp').fill('123')
    await page.getByLabel('Ссылка на бота').fill('javascript:alert(1)')
    await tab(page, 'Аналитика').click()
    await expect(page.getByText('Например, 12345678')).toBeVisible()
    await expect(page.getByText('Например, G-XXXXXXXXXX')).toBeVisible()
    await page.getByLabel('Яндекс Метрика').fill('<script>')
    await page.getByLabel('Google Analytics').fill('мой счётчик')
    await save(page).click()

    await expect(tab(page, 'Компания')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Название компании')).toBeFocused()
    for (const text of [
      'Название компании обязательно',
      'ИНН должен содержать не менее 10 цифр',
      'ОГРН состоит из 13 или 15 цифр',
      'Телефон компании обязателен',
      'Адрес компании обязателен',
      'Режим работы обязателен',
      'Введите номер полностью',
      'Введите адрес, который начинается с https://',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.locator('mark', { hasText: '77123456' })).toHaveClass('is-bad')
    await expect(tab(page, 'Аналитика').getByRole('img', { name: 'есть ошибка' })).toBeVisible()
    await expect(page.getByText(/Исправьте 10 полей/)).toBeVisible()
    await expectAccessible(page)

    await tab(page, 'Основные').click()
    await page.getByLabel('Название сайта').fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Название сайта обязательно')).toBeVisible()
    await expect(page.getByLabel('Название сайта')).toBeFocused()
    expect(sent).toBe(0)
  })

  test('A saved description is on the public site at once', async ({ page }) => {
    const stored = await (await page.request.get('/api/admin/settings')).json()
    await page.goto('/admin/settings')
    await page.getByLabel('Описание сайта').fill(DESCRIPTION)
    await expect(page.locator('mark', { hasText: DESCRIPTION })).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Настройки успешно сохранены')).toBeVisible()
    const visitors = await page.request.get('/', { headers: { cookie: '' } })
    expect(await visitors.text()).toContain(DESCRIPTION)
    await page.reload()
    await page.getByLabel('Описание сайта').fill(stored.siteDescription)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Настройки успешно сохранены')).toBeVisible()
    expect(await (await page.request.get('/api/admin/settings')).json()).toEqual({
      ...stored,
      version: stored.version + 2,
    })
  })

  test('A failed save keeps what was typed, and leaving asks first', async ({ page }) => {
    await page.goto('/admin/settings')
    await page.route('**/api/admin/settings', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await page.getByLabel('Описание сайта').fill('Не сохранится')
    await save(page).click()
    await expect(page.getByText(/Не удалось сохранить настройки/)).toBeVisible()
    await page.getByRole('link', { name: 'Профиль' }).click()
    const question = page.getByRole('dialog', { name: 'Закрыть без сохранения?' })
    await question.getByRole('button', { name: 'Вернуться к форме' }).click()
    await expect(page.getByLabel('Описание сайта')).toHaveValue('Не сохранится')
    await page.getByRole('button', { name: 'Отмена' }).click()
    await question.getByRole('button', { name: 'Не сохранять' }).click()
    await expect(page).toHaveURL('/admin')
  })

  test('Settings that cannot be loaded are asked for again; a manager is led away from them', async ({
    page,
  }) => {
    const username = `nastroiki-${Date.now()}`
    const data = { username, password: 'лопата-и-песок-7', role: 'manager' }
    expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
    await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/admin/settings')
    await expect(page.getByRole('main').getByText('Не удалось загрузить настройки')).toBeVisible()
    await page.unroute('**/api/admin/settings')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByLabel('Название сайта')).toBeVisible()

    expect((await page.request.post('/api/admin/login', { data })).status()).toBe(200)
    await page.goto('/admin/settings')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('link', { name: 'Настройки' })).toHaveCount(0)
  })
})

test('On a phone the tabs are walked by keyboard and social networks say that they are not ready', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/admin/settings')
  await tab(page, 'Основные').press('ArrowLeft')
  await expect(tab(page, 'История')).toBeFocused()
  await expect(page.getByRole('list', { name: 'Версии' })).toBeVisible()
  await expect(save(page)).toBeHidden()
  await expectAccessible(page)
  await tab(page, 'История').press('ArrowLeft')
  await expect(tab(page, 'Соцсети')).toBeFocused()
  await expect(page.getByText('Этот раздел пока не реализован')).toBeVisible()
  await expect(save(page)).toBeHidden()
  await page.getByRole('button', { name: 'Открыть вкладку «Компания»' }).click()
  await page.getByLabel('Номер WhatsApp').fill('8 900')
  await tab(page, 'Соцсети').click()
  await expect(save(page), 'what is unsaved elsewhere can be saved from here').toBeVisible()
  await tab(page, 'Компания').click()
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
  await expectAccessible(page)
})
