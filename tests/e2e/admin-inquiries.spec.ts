import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_REQUESTS } from '../support/empty-requests.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

/** 1 203 requests, the first of them the oldest; every tenth is new. */
const MANY = `
  insert into inquiries (name, phone, phone_e164, type, status, created_at)
  select 'Клиент ' || n, '8 (912) 000-' || lpad(n::text, 4, '0'), '+7912000' || lpad(n::text, 4, '0'),
    (array['product', 'repair', 'other'])[n % 3 + 1], case when n % 10 = 0 then 'new' else 'completed' end,
    timestamptz '2026-11-20 12:00+03' - (1203 - n) * interval '1 hour'
  from generate_series(1, 1203) as n`

test.describe('With more requests than one answer carries', () => {
  test.beforeEach(async ({ staffShop }) => {
    await staffShop.query(EMPTY_REQUESTS)
    await staffShop.query(MANY)
  })
  test.afterAll(({ staffShop }) => staffShop.query(EMPTY_REQUESTS))

  test('staff see how many there are, reach the oldest, and search and filter all of them', async ({
    page,
    staffShop,
    watch,
  }) => {
    watch.allowErrors(/status of 500/)
    await page.goto('/admin/orders')
    const table = page.getByRole('table', { name: 'Запросы' })
    const tabs = page.getByRole('navigation', { name: 'Статус запросов' })
    await expect(page.getByText('Показано 500 из 1 203')).toBeVisible()
    await expect(tabs.getByRole('link')).toHaveText([
      'Все 1203',
      'Новые 120',
      'В обработке 0',
      'Завершённые 1083',
      'Отменённые 0',
      'Спам 0',
    ])
    await expect(page.getByText('120 новых. Сначала самые свежие.')).toBeVisible()
    await expect(table).toHaveAttribute('aria-rowcount', '501')

    const more = page.getByRole('button', { name: 'Показать ещё' })
    const toHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    const height = await toHeight()
    await more.scrollIntoViewIfNeeded()
    await expect(table.getByText('Клиент 704')).toBeInViewport()
    // What is at the end does not run away from the pointer while rows come into sight.
    expect(Math.abs((await toHeight()) - height)).toBeLessThan(20)

    await test.step('a part that does not come says so beside the button, and what is there stays', async () => {
      const further = '**/api/admin/inquiries?before=*'
      await page.route(further, (route) => route.fulfill({ status: 500, json: { message: 'Сбой' } }))
      await more.click()
      const note = page.getByRole('region', { name: 'Список запросов' }).getByRole('alert')
      await expect(note).toContainText('Не удалось загрузить запросы')
      await expect(table).toHaveAttribute('aria-rowcount', '501')
      await page.unroute(further)
      await note.getByRole('button', { name: 'Повторить' }).click()
      await expect(page.getByText('Показано 1 000 из 1 203')).toBeVisible()
    })
    await more.click()
    await expect(page.getByText('1 203 запроса', { exact: true })).toBeVisible()
    await expect(more).toBeHidden()
    await expect(table).toHaveAttribute('aria-rowcount', '1204')

    const clients = page.locator('tbody .c-who')
    const search = page.getByRole('searchbox', { name: 'Поиск' })
    await search.fill('8 912 000 00 10')
    await expect(clients).toHaveText(['Клиент 10'])
    await expect(page.getByRole('link', { name: 'Все 1', exact: true })).toBeVisible()
    await search.fill('№ 7')
    await expect(clients).toHaveText(['Клиент 7'])
    await page.keyboard.press('Escape')
    await expect(clients.first()).toHaveText('Клиент 1203')

    await tabs.getByRole('link', { name: /^Новые/ }).click()
    await expect(clients.first()).toHaveText('Клиент 1200')
    await expect(page.getByText('120 запросов', { exact: true })).toBeVisible()
    await page.getByLabel('Тип').selectOption('Ремонт')
    await expect(page.getByText('40 запросов', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/admin/orders?status=new&type=repair')
    await page.getByLabel('Дата').selectOption('За сутки')
    await expect(page).toHaveURL(/status=new&.*period=day/)
    await expect(page.getByText('Нет запросов')).toBeVisible()

    await staffShop.query('update inquiries set created_at = now() where id in (10, 11, 40)')
    await search.fill('Клиент 4')
    await expect(clients).toHaveText(['Клиент 40'])
    await page.reload()
    await expect(clients).toHaveText(['Клиент 40'])
    await expect(search).toHaveValue('Клиент 4')
    await expect(page.getByLabel('Тип').locator('option:checked')).toHaveText('Ремонт')
    await expect(page.getByLabel('Дата').locator('option:checked')).toHaveText('За сутки')
    await search.fill('')
    await expect(clients).toHaveText(['Клиент 40', 'Клиент 10'])
    await search.fill('Клиент 100')
    await expect(page.getByText('Нет запросов')).toBeVisible()
    await page.getByRole('link', { name: 'Показать все' }).click()
    await expect(page).toHaveURL('/admin/orders')
  })

  test('the start page names the five who wait longest, and old ones open by their address', async ({
    page,
    watch,
  }) => {
    watch.allowErrors(/status of 404/)
    await page.goto('/admin')
    await expect(page.getByText('120 клиентов ждут звонка. Дольше всех — Клиент 10.')).toBeVisible()
    const waiting = page.getByRole('region', { name: 'Ждут звонка' })
    await expect(waiting.getByRole('listitem')).toHaveCount(5)
    await expect(waiting.getByRole('listitem').first()).toContainText('Клиент 10')
    await expect(waiting.getByRole('link', { name: '+7 912 000-00-10' })).toHaveAttribute(
      'href',
      'tel:+79120000010',
    )
    await expectAccessible(page)
    await waiting.getByRole('link', { name: 'и ещё 115 клиентов' }).click()
    await expect(page).toHaveURL('/admin/orders?status=new')
    await expect(page.getByText('120 запросов', { exact: true })).toBeVisible()

    await page.goto('/admin/orders?request=3')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('Клиент 3')
    await expect(sheet).toHaveAccessibleName('Запрос № 3')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await test.step('the sheet turns into the part that was not loaded', async () => {
      await turnTo(page, '/admin/orders?request=704')
      await expect(sheet).toContainText('Клиент 704')
      await sheet.getByRole('button', { name: 'Следующий' }).click()
      await expect(sheet).toContainText('Клиент 703')
      await expect(page).toHaveURL('/admin/orders?request=703')
      await sheet.getByRole('button', { name: 'Предыдущий' }).click()
      await expect(sheet).toContainText('Клиент 704')
    })
    await turnTo(page, '/admin/orders?request=99999')
    await expect(sheet).toContainText('Такого запроса нет')
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

/** Requests whose cells are as full as they can be: overdue by hours and by days, every type, names without a space. */
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
    await staffShop.query(EMPTY_REQUESTS)
    await staffShop.query(FULL)
  })
  test.afterAll(async ({ staffShop }) => {
    await staffShop.query(EMPTY_REQUESTS)
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
