import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, visit, test as visitorTest } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const withFewColours = ({ page }: { page: Page }) => page.emulateMedia({ forcedColors: 'active' })
test.beforeEach(withFewColours)
visitorTest.beforeEach(withFewColours)

/** What a style of an element is in the end, of its `::before` or the like where that is named. */
const styleOf = (of: Locator, name: string, part?: string) =>
  of.evaluate((element, [style = '', pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(style), [
    name,
    part,
  ] as const)

/** A colour of the system as the browser shows it. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = colour
    document.body.append(probe)
    const shown = getComputedStyle(probe).backgroundColor
    probe.remove()
    return shown
  }, name)

visitorTest(
  'with few colours of his own a visitor sees what he has chosen, the tracks, and letters on drawings',
  async ({ page }) => {
    await visit(page, '/catalog/topas')
    const highlight = await systemColour(page, 'Highlight')
    const chips = page.locator('.chip')
    // These colours are loaded after the page.
    const chosen = page.locator('.chip[aria-current]').first()
    await expect.poll(() => styleOf(chosen, 'background-color')).toBe(highlight)
    expect(await styleOf(page.locator('.chip:not([aria-current])').first(), 'background-color')).not.toBe(
      highlight,
    )
    await expect(chips.first()).toBeVisible()
    await visit(page, '/')
    await expect.poll(() => styleOf(page.locator('.map text').first(), 'stroke')).toBe('none')
    const option = page.locator('.opt').first()
    expect(await styleOf(option, 'background-color')).not.toBe(highlight)
    await option.getByRole('radio').check()
    await expect.poll(() => styleOf(option, 'background-color')).toBe(highlight)
  },
)

test('with few colours of his own somebody of the staff sees which switches are on', async ({ page }) => {
  await page.goto('/admin/settings/channels')
  const one = page.locator('.switch input').first()
  await expect(one).toBeVisible()
  const highlight = await systemColour(page, 'Highlight')
  const isOn = await one.isChecked()
  expect((await styleOf(one, 'background-color')) === highlight).toBe(isOn)
  expect(await styleOf(one, 'border-top-width')).toBe('2px')
  await one.click()
  await expect.poll(async () => (await styleOf(one, 'background-color')) === highlight).toBe(!isOn)
})

test('with few colours of his own somebody of the staff sees the view, the file and the main picture', async ({
  page,
}) => {
  const highlightOf = () => systemColour(page, 'Highlight')
  await page.goto('/admin/orders')
  const [table, board] = [
    page.locator('.view-switch').getByRole('link', { name: 'Таблица' }),
    page.locator('.view-switch').getByRole('link', { name: 'Доска' }),
  ]
  await expect(table).toBeVisible()
  const highlight = await highlightOf()
  expect(await styleOf(table, 'background-color')).toBe(highlight)
  expect(await styleOf(board, 'background-color')).not.toBe(highlight)
  await board.click()
  await expect.poll(() => styleOf(board, 'background-color')).toBe(highlight)

  const pictures = await Promise.all(
    ['teal', 'navy'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  )
  await page.goto('/admin/media')
  await page
    .getByLabel('Загрузить: картинки и документы')
    .setInputFiles(
      pictures.map((buffer, index) => ({ name: `снимок ${index}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
  const tile = page.getByRole('link', { name: 'снимок 1.jpg' })
  await tile.click()
  await expect(tile).toHaveAttribute('aria-current', 'true')
  expect(await styleOf(tile, 'outline-color')).toBe(highlight)
  expect(await styleOf(tile, 'outline-width')).toBe('3px')

  await page.goto('/admin/products?find=Топас 6&edit=3')
  await page.getByRole('tab', { name: 'Изображения' }).click()
  const tab = page.getByRole('tab', { name: 'Изображения' })
  await expect.poll(() => styleOf(tab, 'background-color')).toBe(highlight)
  await page.getByRole('button', { name: 'Из библиотеки: изображения товара' }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /снимок 0.jpg/ })
    .click()
  const place = page.locator('.shot--main .shot__place')
  await expect(place).toBeVisible()
  expect(await styleOf(page.locator('.shot--main'), 'border-top-color')).toBe(highlight)
  expect(await styleOf(place, 'background-color')).toBe(highlight)
})
