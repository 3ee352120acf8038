import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, visit } from '../support/e2e.ts'
import { createGate } from '../support/gate.ts'
import { openedLongAgo, test } from '../support/visitor-e2e.ts'
import { watchRequests } from '../support/watch-requests.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Перезвоните мне' })
const phone = (page: Page) => drawer(page).getByLabel('Телефон')
const send = (page: Page) => drawer(page).getByRole('button', { name: 'Перезвоните мне' })
const floating = (page: Page) => page.getByLabel('Связаться с нами')
const inFloating = (page: Page) => page.locator('.fab').getByRole('link', { name: /Перезвоните мне/ })
const number = () => `8 926 ${String(Math.random()).slice(2, 9)}`

test.describe('On a phone', { tag: '@phone' }, () => {
  test('a number left from the floating button comes to staff, and its number is said', async ({
    page,
    staff,
  }) => {
    await visit(page, '/')
    await floating(page).tap()
    await inFloating(page).tap()
    await expect(phone(page)).toBeFocused()
    await send(page).tap()
    await expect(drawer(page).getByText('Пожалуйста, введите корректный номер телефона')).toBeVisible()
    await expectAccessible(page)
    const typed = number()
    await phone(page).fill(typed)
    await drawer(page).getByRole('checkbox').check()
    await openedLongAgo(page)
    await send(page).tap()
    const heading = drawer(page).getByRole('heading', { name: /Заявка № \d+ принята/ })
    await expect(heading).toBeFocused()
    await expect(drawer(page).getByText(/^Перезвоним (сегодня|завтра) /)).toBeVisible()
    await expect(drawer(page)).not.toContainText('Не назвался')
    await expectAccessible(page)
    const id = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
    expect(await staff.readInquiry(id)).toMatchObject({
      name: 'Не назвался',
      phone: typed,
      service: 'Перезвонить',
      type: 'other',
      spam: false,
      consents: [{ purpose: 'request' }],
    })
    await drawer(page).getByRole('button', { name: 'Закрыть' }).last().tap()
    await expect(drawer(page)).toBeHidden()
  })

  test('one that cannot leave waits on the device, and goes once when there is a connection again', async ({
    page,
    context,
    watch,
  }) => {
    watch.allowErrors(/ERR_INTERNET_DISCONNECTED|inquiries\/contact/)
    const keys = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.url().endsWith('/inquiries/contact')) keys.add(request.headers()['idempotency-key'])
    })
    const { settled } = watchRequests(page)
    await visit(page, '/about')
    await page.getByRole('banner').getByLabel('Меню', { exact: true }).tap()
    await page.getByRole('navigation', { name: 'Разделы' }).getByText('Перезвоните мне').tap()
    await expect(phone(page)).toBeFocused()
    await settled()
    await context.setOffline(true)
    await phone(page).fill(number())
    await drawer(page).getByRole('checkbox').check()
    await send(page).tap()
    await expect(drawer(page)).toContainText('Сохранена на этом устройстве, отправим сами')
    await expect(drawer(page)).not.toContainText('Не назвался')
    await context.setOffline(false)
    await expect(drawer(page).getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeVisible()
    expect(keys.size).toBe(1)
  })

  test('the menu shows both ways to talk without scrolling', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('banner').getByLabel('Меню', { exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Разделы' })
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(menu.getByText('Перезвоните мне')).toBeInViewport({ ratio: 1 })
      await expect(menu.getByRole('link', { name: /^\+7/ })).toBeInViewport({ ratio: 1 })
      expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight), `${width} px`).toBe(0)
    }
  })
})

test('The keyboard alone opens it, leaves a number, closes it, and is back where it was', async ({
  page,
}) => {
  await visit(page, '/about')
  await floating(page).focus()
  await page.keyboard.press('Enter')
  await inFloating(page).focus()
  await page.keyboard.press('Enter')
  await expect(phone(page)).toBeFocused()
  await page.keyboard.type('8 926 123')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(floating(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await inFloating(page).focus()
  await page.keyboard.press('Enter')
  await expect(phone(page)).toHaveValue('8 926 123')
})

test('Pressed before its code has come it opens then', async ({ page }) => {
  const gate = createGate()
  await page.route(/\/built\/drawers-.*\.js$/, gate.wait)
  await page.goto('/about')
  await hydrated(page)
  await floating(page).click()
  await inFloating(page).click()
  await expect(drawer(page)).toHaveCount(0)
  gate.open()
  await expect(phone(page)).toBeFocused()
  await expect(page).toHaveURL('/about')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('it leads to the phone, the chats and the form', async ({ page }) => {
    await page.goto('/about')
    await floating(page).click()
    await inFloating(page).click()
    await expect(page).toHaveURL('/contact#contact')
    await expect(page.locator('#contact').getByRole('link', { name: /^\+7/ }).first()).toBeInViewport()
  })
})
