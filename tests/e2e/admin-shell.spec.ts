import type { Page } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { enter, test } from '../support/staff-e2e.ts'

/** Creates a manager with a unique name and signs in. */
async function signInAsManager(page: Page): Promise<string> {
  const account = {
    username: `menedzher-${Date.now()}`,
    password: 'лопата-и-песок-7',
    fullName: 'Ирина Полевая',
    role: 'manager',
  }
  expect((await page.request.post('/api/admin/users', { data: account })).status()).toBe(201)
  await enter(page, account)
  return account.username
}

async function linksOfMore(page: Page): Promise<string[]> {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Ещё' }).click()
  const links = page.getByRole('dialog', { name: 'Ещё' }).getByRole('link')
  await expect(links.last()).toBeVisible()
  return links.allTextContents()
}

test.describe('«Ещё» on a phone', { tag: '@phone' }, () => {
  test('holds every section that the bar has no room for: for a manager all but users, settings, consents and status', async ({
    page,
  }) => {
    expect(await linksOfMore(page)).toEqual([
      'Пользователи',
      'Профиль',
      'Цены',
      'Производители',
      'Комплектующие',
      'Импорт и выгрузка',
      'Проекты и работы',
      'FAQ',
      'Картинки и файлы',
      'Настройки',
      'Согласия',
      'Отчёты',
      'Журнал',
      'Корзина',
      'Состояние',
      'Открыть сайт',
    ])
    const prices = page.getByRole('dialog').getByRole('link', { name: 'Цены' })
    // Browsers report fractions of a pixel.
    expect(Math.round((await prices.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await prices.click()
    await expect(page).toHaveURL('/admin/prices')
    await expect(page.getByRole('heading', { name: 'Управление ценами' })).toBeVisible()

    await signInAsManager(page)
    expect(await linksOfMore(page)).toEqual([
      'Профиль',
      'Цены',
      'Производители',
      'Комплектующие',
      'Импорт и выгрузка',
      'Проекты и работы',
      'FAQ',
      'Картинки и файлы',
      'Отчёты',
      'Журнал',
      'Корзина',
      'Открыть сайт',
    ])
  })

  test('and no hint about keys covers what a search field says', async ({ page }) => {
    await page.goto('/admin/products')
    await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeVisible()
    await expect(page.locator('.find kbd')).toBeHidden()
  })
})

test('The side column says the login name and the role of who is signed in', async ({ page }) => {
  await page.goto('/admin')
  const me = page.locator('header .account__who')
  await expect(me).toHaveText('adminАдминистратор')
  const username = await signInAsManager(page)
  await page.reload()
  await expect(me).toHaveText(`Ирина Полевая${username} · Менеджер`)
})
