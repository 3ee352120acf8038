import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Inquiry } from '../../src/contract/inquiries/visitor.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/staff-e2e.ts'

/** Fourteen new inquiries; № 14 is the newest and stands first. */
const FOURTEEN = `
  insert into inquiries (name, phone, type, created_at)
  select 'Клиент ' || n, '8 (912) 000-00-' || lpad(n::text, 2, '0'), 'other', now() - (15 - n) * interval '1 minute'
  from generate_series(1, 14) as n`

const openList = async (page: Page) => {
  await page.goto('/admin/orders')
  await expect(page.getByText('14 запросов', { exact: true })).toBeVisible()
}

/** Numbers of the stored inquiries that are so, ascending. */
async function numbersOf(page: Page, isSo: (inquiry: Inquiry) => boolean): Promise<number[]> {
  const all: Inquiry[] = await (await page.request.get('/api/admin/inquiries?sort=id')).json()
  return all.filter(isSo).map(({ id }) => id)
}

test.beforeEach(async ({ staffShop }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await staffShop.query(FOURTEEN)
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('several are chosen by mouse and keyboard, given to a person and given back, lost with a reason, and saved as a file', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Выбранные запросы' })
  const box = (id: number) => page.getByRole('checkbox', { name: `Выбрать запрос № ${id}`, exact: true })
  await openList(page)
  await box(14).check()
  await box(11).click({ modifiers: ['Shift'] })
  await expect(bar.getByText('Выбрано 4')).toBeVisible()
  await bar.getByRole('button', { name: 'Статус' }).focus()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(box(14)).toBeFocused()

  await page.getByRole('row', { name: /^Выбрать запрос № 14 / }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(bar.getByText('Выбрано 3')).toBeVisible()
  await expect(box(12)).toBeChecked()
  await expect(box(11)).not.toBeChecked()
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Назначить' }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: /\(вы\)$/ }).click()
  await expect(bar).toBeHidden()
  const taken = () => numbersOf(page, ({ assignee }) => assignee !== null)
  await expect(page.getByText(/^3 запроса: ведёт /)).toBeVisible()
  expect(await taken()).toEqual([12, 13, 14])
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Возвращено: 3 запроса')).toBeVisible()
  expect(await taken()).toEqual([])

  // Several are lost with a reason only.
  await box(3).check()
  await box(5).check()
  await bar.getByRole('button', { name: 'Статус' }).click()
  await page.getByRole('menuitem', { name: 'Отменен…' }).click()
  const question = page.getByRole('dialog', { name: 'Отменить запросы: 2' })
  await question.getByRole('button', { name: 'Отменить запрос' }).click()
  await expect(question.getByText('Укажите причину: без неё запрос не отменить')).toBeVisible()
  await question.getByLabel('Причина', { exact: true }).fill('Далеко от нас')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 запроса: Отменен')).toBeVisible()
  const isLost = ({ status, lostReason }: Inquiry) => status === 'canceled' && lostReason === 'Далеко от нас'
  expect(await numbersOf(page, isLost)).toEqual([3, 5])

  // The list as it is shown, and the chosen ones alone, come as a file.
  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()])
    return readFile(await file.path(), 'utf8')
  }
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('Клиент 1')
  await expect(page.getByText('6 запросов', { exact: true })).toBeVisible()
  const listed = await download(async () => {
    await page.getByRole('button', { name: 'Выгрузить' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
  })
  expect(
    listed
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';')[0])),
  ).toEqual([14, 13, 12, 11, 10, 1])
  await box(12).check()
  const chosen = await download(async () => {
    await bar.getByRole('button', { name: 'Выгрузить' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
  })
  expect(chosen.trim().split('\r\n')).toHaveLength(2)
  expect(chosen).toContain('Клиент 12')
})

test('who was faster is named, the others are changed, and what was not stays chosen', async ({
  page,
  staffShop,
  watch,
}) => {
  const bar = page.getByRole('region', { name: 'Выбранные запросы' })
  await page.route('**/api/admin/events*', (route) => route.abort())
  watch.allowErrors(/ERR_FAILED/)
  await openList(page)
  await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check()
  await expect(bar.getByText('Выбрано 14')).toBeVisible()
  await staffShop.query(`update inquiries set status = 'completed' where id = 7`)
  await bar.getByRole('button', { name: 'Статус' }).click()
  await page.getByRole('menuitem', { name: 'В обработке' }).click()
  await expect(bar.getByRole('alert')).toContainText('Изменено 13 из 14. Не изменены: № 7 — уже изменил')
  await expect(bar.getByText('Выбрано 1', { exact: true })).toBeVisible()
  await expect(page.getByText('13 запросов: В обработке')).toBeVisible()
  // The pressed menu was away meanwhile.
  await expect(page.getByRole('checkbox', { name: 'Выбрать запрос № 7', exact: true })).toBeFocused()
  expect(await numbersOf(page, ({ status }) => status === 'processing')).toHaveLength(13)
  expect(await numbersOf(page, ({ status }) => status === 'completed')).toEqual([7])
})

test('on a phone all are chosen from the bar, and nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  await openList(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(390)
  await page.getByRole('checkbox', { name: 'Выбрать запрос № 14', exact: true }).check()
  const bar = page.getByRole('region', { name: 'Выбранные запросы' })
  await bar.getByRole('button', { name: 'Выбрать все 14' }).click()
  await expect(bar.getByText('Выбрано 14')).toBeVisible()
  await bar.getByRole('button', { name: 'Статус' }).click()
  await expect(page.getByRole('menuitem', { name: 'Завершен' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  expect(await width()).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Статус' })).toBeFocused()
  await bar.getByRole('button', { name: 'Снять выбор' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Выбрать запрос № 14', exact: true })).toBeFocused()
})
