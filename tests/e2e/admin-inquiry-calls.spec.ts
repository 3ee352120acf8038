import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { PHONE } from '../support/phone.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

test.beforeEach(async ({ staffShop, page }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await staffShop.query(`
    insert into inquiries (name, phone, phone_e164, message, created_at)
    select 'Клиент ' || n, '8 (912) 000-00-' || lpad(n::text, 2, '0'), '+79120000' || lpad(n::text, 3, '0'),
      'Нужен септик ' || n, now() - n * interval '1 minute' from generate_series(1, 20) as n`)
  await page.addInitScript(() => {
    // What the browser opens beside the page, which has no telephone here.
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null
      if (link) sessionStorage.setItem('dialled', String(link.getAttribute('href')))
    })
  })
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

const dialled = (page: Page) => page.evaluate(() => sessionStorage.getItem('dialled'))
const stored = async (page: Page, id: number) => (await page.request.get(`/api/admin/inquiries/${id}`)).json()
const outcome = (page: Page) => page.getByRole('region', { name: 'Чем кончился звонок' })

test('calling from the start page, the board and the list takes the inquiry and asks how it ended, by keyboard too', async ({
  page,
}) => {
  await page.goto('/admin')
  const waiting = page
    .getByRole('region', { name: 'Ждут звонка' })
    .getByRole('link', { name: '+7 912 000-00-20' })
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  await waiting.click()
  await expect(page).toHaveURL('/admin/orders?request=20')
  await expect(outcome(page)).toBeVisible()
  await outcome(page).getByRole('button', { name: 'Звонка не было' }).click()
  await expect(outcome(page)).toBeHidden()
  expect(await stored(page, 20)).toMatchObject({ status: 'processing', notes: [] })

  const onBoard = page.getByRole('link', { name: 'Позвонить: +7 912 000-00-09' })
  await turnTo(page, '/admin/orders?view=board', onBoard)
  await onBoard.click()
  await expect(page.getByRole('dialog', { name: 'Запрос № 9' })).toBeVisible()
  await expect(outcome(page)).toBeVisible()
  await expect.poll(async () => (await stored(page, 9)).status).toBe('processing')

  const inList = page.getByRole('row').getByRole('link', { name: '+7 912 000-00-01' })
  await turnTo(page, '/admin/orders', inList)
  await inList.click()
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1', exact: true })
  await expect.poll(() => dialled(page)).toBe('tel:+79120000001')
  await expect(outcome(page)).toContainText(/Вы звонили в \d\d:\d\d\. Чем кончилось\?/)
  await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
  await expectAccessible(page)
  await page.reload()
  await expect(outcome(page)).toBeVisible()
  await outcome(page)
    .getByRole('button', { name: /^Дозвонились/ })
    .click()
  await expect(outcome(page)).toBeHidden()
  await expect(sheet.getByText(/^Звонила? в \d\d:\d\d: дозвонились$/)).toBeVisible()
  await expect(sheet).toBeVisible()

  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'Запрос № 2' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(outcome(page)).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('dialog', { name: 'Запрос № 3' })).toBeVisible()
  await expect(outcome(page)).toBeHidden()
  const { status, notes, nextContactAt } = await stored(page, 2)
  expect(status).toBe('processing')
  expect(nextContactAt).not.toBeNull()
  expect(notes).toMatchObject([{ text: expect.stringMatching(/^Звонила? в \d\d:\d\d: не отвечает$/) }])
})

test('without a network, or where a colleague was faster, the call goes on, and who has typed a note is not asked whether to leave', async ({
  page,
  staffShop,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|status of 409/)
  await page.goto('/admin/orders?request=1')
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1', exact: true })
  await expect(sheet.getByText('Запрос пришёл:')).toBeVisible()
  await page.context().setOffline(true)
  await sheet.getByRole('link', { name: 'Позвонить', exact: true }).click()
  expect(await dialled(page)).toBe('tel:+79120000001')
  await expect(outcome(page)).toBeVisible()
  await expect(sheet.getByText(/^Не взят/)).toBeVisible()
  await page.context().setOffline(false)

  const other = page.getByRole('dialog', { name: 'Запрос № 4' })
  await turnTo(page, '/admin/orders?request=4', other)
  await expect(other.getByText('Запрос пришёл:')).toBeVisible()
  await page.route('**/api/admin/events*', (route) => route.abort())
  await staffShop.query(
    `insert into users (username, password, full_name, role) values ('maria-' || clock_timestamp(), 'x', 'Мария Д.', 'manager')`,
  )
  await staffShop.query(
    `update inquiries set status = 'processing', assignee_id = (select max(id) from users) where id = 4`,
  )
  await other.getByRole('link', { name: 'Позвонить', exact: true }).click()
  expect(await dialled(page)).toBe('tel:+79120000004')
  await expect(outcome(page)).toBeVisible()
  await outcome(page)
    .getByRole('button', { name: /^Дозвонились/ })
    .click()
  await expect(other.getByText(/^Звонила? в \d\d:\d\d: дозвонились$/)).toBeVisible()
  expect((await stored(page, 4)).assignee.name).toBe('Мария Д.')

  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  const fifth = page.getByRole('dialog', { name: 'Запрос № 5' })
  await turnTo(page, '/admin/orders?request=5', fifth)
  const note = fifth.getByRole('textbox', { name: 'Заметка' })
  await note.click()
  await page.keyboard.type('Сын дома')
  await fifth.getByRole('link', { name: 'Позвонить', exact: true }).click()
  await expect(outcome(page)).toBeVisible()
  await note.press('Escape')
  await page.keyboard.press('c')
  await expect(fifth.getByLabel('Статус')).toHaveValue('processing')
  await expect(note).toHaveValue('Сын дома')
  expect(questions).toEqual([])
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => questions).toEqual(['beforeunload'])
})

test.describe('On a phone', () => {
  test.use(PHONE)
  test('what the client wants stands before the fields', async ({ page }) => {
    await page.goto('/admin/orders?request=1')
    const sheet = page.getByRole('dialog', { name: 'Запрос № 1', exact: true })
    const top = async (text: string) => {
      const box = await sheet.getByText(text, { exact: true }).first().boundingBox()
      return box?.y ?? Number.NaN
    }
    await expect(sheet.getByText('Запрос пришёл:')).toBeAttached()
    const order = [
      await top('Позвонить'),
      await top('Нужен септик 1'),
      await top('Ведёт'),
      await top('Что было'),
    ]
    expect(order).toEqual([...order].sort((one, other) => one - other))
    await expect(sheet.getByText('Нужен септик 1', { exact: true })).toBeInViewport()
    await expectAccessible(page)
  })
})
