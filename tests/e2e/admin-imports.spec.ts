import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { PHONE } from '../support/phone.ts'
import { makeXlsx } from '../support/price-lists.ts'
import { test } from '../support/staff-e2e.ts'

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Ten rows with everything that a dry run shows. */
const list = (stamp: number) =>
  makeXlsx([
    {
      name: 'Станции',
      rows: [
        ['Прайс-лист ТОПАС'],
        [],
        ['Наименование', 'Кол-во чел.', 'Залп, л', 'Итого под ключ', 'Цена с НДС', 'Примечание'],
        ['Топас 4', 4, 175, 199_400, 160_000, 'с насосом'],
        ['Топас 5 Пр', 5, 220, 389_900, null, null],
        ['Топас 6', 6, '250-280', 250_000, null, null],
        ['Топас 8', 8, 440, 20_000, null, null],
        [`Топас ${stamp}`, 12, 800, 400_000, null, null],
      ],
      merges: ['A1:F1'],
    },
    { name: 'Контакты', rows: [['тел. +7 495 000-00-00']] },
  ])

/** At a desk and in a phone's window nothing is wider than the window. */
async function expectFits(page: Page) {
  await expectAccessible(page)
  const desk = page.viewportSize()
  await page.setViewportSize(PHONE.viewport)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  if (desk) await page.setViewportSize(desk)
}

test('A price list goes in: columns, what changes, applied, and back as it was', async ({ page, watch }) => {
  watch.allowErrors(/status of 400/)
  const stamp = Date.now()
  await page.goto('/admin/imports')
  await expect(page.getByRole('heading', { name: 'Импорт и выгрузка', level: 1 })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file('картинка.xlsx', '\u0089PNG'))
  await expect(page.getByRole('alert').filter({ hasText: 'переименовали' })).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles(file('Прайс ТОПАС.xlsx', list(stamp)))
  const price = page.getByLabel('Поле для столбца «Итого под ключ»')
  await expect(price).toHaveValue('price')
  await expect(page.getByLabel('Производитель')).toHaveValue(/\d+/)
  const plain = page.getByLabel('Поле для столбца «Цена с НДС»')
  await plain.selectOption('price')
  await expect(page.getByText('«Цена с установкой» уже в столбце').first()).toBeVisible()
  await expectFits(page)
  await plain.selectOption('')
  await page.getByRole('button', { name: 'Проверить 5 строк' }).click()

  await expect(page.getByRole('button', { name: 'Применить 4 строки' })).toBeVisible()
  const row = (text: string) => page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) })
  await expect(row('Топас 4')).toContainText('199 400 ₽')
  await expect(row('Топас 4').locator('img')).toHaveAttribute('src', /thumb\/.*-950x970x2500-/)
  await expect(row('Топас 5 Пр')).toContainText('скачок больше 20 %')
  await expect(row('Топас 6')).toContainText('«250-280»: нужно одно число. Столбец C')
  await expect(row('Топас 8')).toContainText('Цена ниже цены установки')
  await expectFits(page)
  await page.getByRole('link', { name: /^Ошибки/ }).click()
  await expect(row('Топас 6')).toBeVisible()
  await expect(row('Топас 8')).toBeHidden()

  await page.getByRole('button', { name: 'Применить 4 строки' }).click()
  const sure = page.getByRole('dialog', { name: 'Применить 4 строки?' })
  await expect(sure).toContainText('С предупреждениями: 2 строки')
  await expect(sure.getByRole('definition').first()).toContainText(/₽ → 389\s900\s₽ \+\d+/)
  await expect(sure.getByRole('term').filter({ hasText: 'Топас 8' })).toContainText(
    'Цена ниже цены установки',
  )
  await sure.getByRole('button', { name: 'Применить 4 строки' }).click()
  await expect(page.getByRole('heading', { name: /^Прайс применён/ })).toBeVisible()
  await expectFits(page)
  await page.getByRole('link', { name: /^Ошибки/ }).click()
  await expect(row('Топас 6')).toContainText('Пропущен')
  await expect(row('Топас 4')).toBeHidden()

  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  let undo = () => {}
  const held = new Promise<void>((resolve) => {
    undo = resolve
  })
  await page.route('**/api/admin/imports/*/undo', async (route) => {
    await held
    await route.continue()
  })
  await page.route(/\/api\/admin\/imports\/\d+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), progress: 40 } })
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(
    page.getByRole('dialog').getByRole('status').filter({ hasText: 'Возвращаем: 40 %' }),
  ).toBeVisible()
  undo()
  await expect(page.getByRole('heading', { name: /^Возвращено как было/ })).toBeVisible()
  await expect(page.getByText(/^Снова прежние цены/)).toBeVisible()
  await expect(page.getByText(/их можно вернуть/)).toBeHidden()
})

test('A price list that the shop refuses while it is sent: the browser shows why', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 413/)
  // The screen asks for the size before it sends: here it learns a wrong one, as of a file that grows meanwhile.
  await page.addInitScript(() => {
    Object.defineProperty(File.prototype, 'size', { get: () => 1 })
  })
  await page.goto('/admin/imports')
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/imports') && response.request().method() === 'POST',
  )
  await page.locator('input[type=file]').evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no field for a file')
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(45 * 1024 * 1024)], 'огромный.csv'))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect((await refused).status()).toBe(413)
  await expect(page.getByRole('alert').filter({ hasText: 'больше 20 МБ' })).toBeVisible()
})
