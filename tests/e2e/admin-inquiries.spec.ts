import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

/** 1 203 inquiries, the first of them the oldest; every tenth is new. */
const MANY = `
  insert into inquiries (name, phone, phone_e164, type, status, created_at)
  select 'Клиент ' || n, '8 (912) 000-' || lpad(n::text, 4, '0'), '+7912000' || lpad(n::text, 4, '0'),
    (array['product', 'repair', 'other'])[n % 3 + 1], case when n % 10 = 0 then 'new' else 'completed' end,
    timestamptz '2026-11-20 12:00+03' - (1203 - n) * interval '1 hour'
  from generate_series(1, 1203) as n`

test.describe('With more inquiries than one answer carries', () => {
  test.beforeEach(async ({ staffShop }) => {
    await staffShop.query(EMPTY_INQUIRIES)
    await staffShop.query(MANY)
  })
  test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

  test('the end of the list does not run away while further parts come, and a sheet turns into one that has not', async ({
    page,
    watch,
  }) => {
    watch.allowErrors(/status of 404/)
    await page.goto('/admin/orders')
    const table = page.getByRole('table', { name: 'Запросы' })
    await expect(page.getByText('Показано 500 из 1 203')).toBeVisible()
    await expect(table).toHaveAttribute('aria-rowcount', '501')
    const more = page.getByRole('button', { name: 'Показать ещё' })
    const toHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    const height = await toHeight()
    await more.scrollIntoViewIfNeeded()
    await expect(table.getByText('Клиент 704')).toBeInViewport()
    // What is at the end does not run away from the pointer while rows come into sight.
    expect(Math.abs((await toHeight()) - height)).toBeLessThan(20)
    await more.click()
    await expect(table).toHaveAttribute('aria-rowcount', '1001')

    const sheet = page.getByRole('dialog')
    await turnTo(page, '/admin/orders?request=204')
    await expect(sheet).toContainText('Клиент 204')
    await sheet.getByRole('button', { name: 'Следующий' }).click()
    await expect(sheet).toContainText('Клиент 203')
    await expect(page).toHaveURL('/admin/orders?request=203')
    await expect(table).toHaveAttribute('aria-rowcount', '1204')
    await expect(more).toBeHidden()
    await turnTo(page, '/admin/orders?request=99999')
    await expect(sheet).toContainText('Такого запроса нет')
    await page.keyboard.press('Escape')
    // Until then nothing behind it can be typed into.
    await expect(sheet).toBeHidden()

    const clients = page.locator('tbody .c-who')
    await page.getByRole('searchbox', { name: 'Поиск' }).fill('8 912 000 00 10')
    await expect(clients).toHaveText(['Клиент 10'])
    await page.keyboard.press('Escape')
    await expect(clients.first()).toHaveText('Клиент 1203')
  })
})

test('A cart is told once: in the list in a line, in the sheet as a table with the comment', async ({
  page,
}) => {
  const products: { id: number; name: string; price: number | null }[] = await (
    await page.request.get('/api/products')
  ).json()
  const items = products.slice(0, 60).map(({ id, name, price }) => ({ id, name, price }))
  const format = (all: typeof items) =>
    `${(all.reduce((sum, { price }) => sum + (price ?? 0), 0) / 100).toLocaleString('ru-RU')} ₽`
  const [total, further] = [format(items), format(items.slice(50))]
  const message = [
    `Общая сумма: ${total}`,
    'Товары:',
    ...items.map((item) => `${item.name}: ${item.price === null ? 'Цена по запросу' : format([item])}`),
  ]
  const sent = await page.request.post('/api/inquiries/contact', {
    data: {
      name: 'Инна Корзинкина',
      phone: '8 (915) 345-11-22',
      message: [...message, 'Комментарий: Звоните вечером'].join('\n'),
      items,
    },
  })
  expect(sent.status()).toBe(201)
  await page.goto('/admin/orders')
  const row = page.getByRole('row').filter({ hasText: 'Инна Корзинкина' })
  await expect(row.locator('.c-about')).toHaveText(`${items[0]?.name} + 59${total}`)
  await row.getByRole('button', { name: /^Подробнее/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Звоните вечером')).toBeVisible()
  await expect(sheet.getByText(items[0]?.name ?? '', { exact: true })).toHaveCount(1)
  await expect(sheet).not.toContainText('Общая сумма')
  await expect(sheet).not.toContainText('Эл. почта')
  await expect(sheet.getByRole('row', { name: `и ещё 10 позиций ${further}` })).toBeVisible()
  await expect(sheet.getByRole('row', { name: `Всего ${total}` })).toBeVisible()
  await expectAccessible(page)
})

/** Inquiries whose cells are as full as they can be: overdue by hours and by days, every type, names without a space. */
const FULL = `
  insert into users (username, password, full_name, role)
  values ('long', '-', 'Александра-Константина Преображенская-Водовозова', 'manager'), ('short', '-', 'Мария Соколова', 'manager')
  on conflict do nothing;
  insert into inquiries
    (name, phone, phone_e164, type, status, message, assignee_id, next_contact_at, answered_at, created_at, do_not_contact)
  select case n when 1 then repeat('Длинный', 14) when 3 then 'Константин Преображенский' else 'Клиент ' || n end, '8 (912) 000-00-01', '+79120000001',
    (array['product', 'consultation', 'installation', 'repair', 'other'])[n % 5 + 1],
    (array['processing', 'processing', 'completed', 'processing', 'new'])[n % 5 + 1],
    case n when 2 then 'Проектирование участка' else repeat('слово', 40) end, users.id,
    (array[now() - interval '20 hours 16 minutes', now() - interval '12 days', null, now() + interval '3 days', null])[n % 5 + 1],
    now() - interval '12 days', now() - interval '12 days 20 seconds', n = 3
  from generate_series(1, 10) as n join users on username = case n when 3 then 'short' else 'long' end`

test.describe('With cells as full as they can be', () => {
  test.beforeEach(async ({ staffShop }) => {
    await staffShop.query(EMPTY_INQUIRIES)
    await staffShop.query(FULL)
  })
  test.afterAll(async ({ staffShop }) => {
    await staffShop.query(EMPTY_INQUIRIES)
    await staffShop.query("delete from users where username in ('long', 'short')")
  })
  test('the table is never wider than its panel, and usual names stay whole', async ({ page }) => {
    await page.goto('/admin/orders')
    const table = page.getByRole('table', { name: 'Запросы' })
    await expect(table.getByText('просрочен 20 ч').first()).toBeAttached()
    await expect(table.getByText('просрочен 12 дней').first()).toBeAttached()
    for (const width of [390, 768, 904, 1024, 1280, 1366, 1920]) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const tooWide = await table.evaluate((element) => {
          const end = element.closest('section')?.getBoundingClientRect().right ?? 0
          return [...element.querySelectorAll<HTMLElement>('td:not(.c-box), td button')]
            .filter((one) => one.getBoundingClientRect().right > end || one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent)
        })
        expect(tooWide).toEqual([])
      })
    }
    const row = table.getByRole('row').filter({ hasText: 'Мария Соколова' })
    const colleague = row.locator('.inquiry-by')
    expect(await colleague.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
    const linesOfWord = await row.locator('.inquiry-name').evaluate(({ firstChild }) => {
      const word = document.createRange()
      if (firstChild) {
        word.setStart(firstChild, 0)
        word.setEnd(firstChild, 'Константин'.length)
      }
      return word.getClientRects().length
    })
    expect(linesOfWord).toBe(1)
  })
})
