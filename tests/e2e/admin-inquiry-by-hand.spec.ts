import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test('an inquiry by telephone is written down, closing asks, and the stored one is opened @both', async ({
  page,
}) => {
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Новый запрос' }).click()
  const form = page.getByRole('dialog', { name: 'Новый запрос' })
  await form.getByLabel('Телефон').fill('8 916 222-33-44')
  await form.getByLabel('Имя').fill('Инна Петрова')
  await form.getByRole('button', { name: 'Ремонт' }).click()
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await expect(form.getByLabel('Имя')).toHaveValue('Инна Петрова')
  await form.getByRole('button', { name: 'Записать' }).click()
  const sheet = page.getByRole('dialog', { name: /^Запрос № \d+$/ })
  await expect(sheet.getByText('Инна Петрова').first()).toBeVisible()
  await expect(sheet.getByText(/записали запрос: обратились по телефону/)).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('a name is not broken inside a word, and on a wide screen nothing is cut beside empty room', async ({
  page,
}) => {
  for (const name of ['Константин', 'Мария Соколова', 'Александр Преображенский']) {
    await page.request.post('/api/inquiries/contact', {
      data: { name, phone: '8 926 123-45-67', message: `${name}: сколько стоит Топас-С 8 Лонг с монтажом?` },
    })
  }
  await page.goto('/admin/orders')
  const cell = page.getByRole('row', { name: /Константин/ }).locator('.c-who')
  await expect(cell).toBeVisible()
  const names = () =>
    page.locator('.inquiry-name').evaluateAll((all) =>
      all.map((name) => ({
        lines: Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
        words: (name.textContent ?? '').split(' ').length,
        isCut: name.scrollHeight > name.clientHeight + 1,
      })),
    )
  for (const { lines, words, isCut } of await names()) {
    expect(lines).toBeLessThanOrEqual(words)
    expect(isCut).toBe(false)
  }
  expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(110)
  await page.setViewportSize({ width: 1920, height: 900 })
  const list = page.getByRole('region', { name: 'Список запросов' })
  await expect.poll(async () => (await list.boundingBox())?.width).toBeGreaterThan(1400)
  for (const { lines } of await names()) expect(lines).toBe(1)
  const cut = await page
    .locator('.inquiry-about')
    .evaluateAll((all) => all.filter((about) => about.scrollWidth > about.clientWidth).length)
  expect(cut).toBe(0)
})
