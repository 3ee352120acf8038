import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, visit, test as visitorTest } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

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

/**
 * What is chosen, pressed or the present place on a page, and looks the same when it is not. Boxes and circles that the browser
 * draws itself are left out.
 */
const findUnmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const sides = ['top', 'right', 'bottom', 'left']
    const parts = ['color', 'width', 'style']
    const names = [
      'background-color',
      'display',
      'transform',
      'text-decoration-line',
      ...parts.flatMap((part) => [`outline-${part}`, ...sides.map((side) => `border-${side}-${part}`)]),
    ]
    const lookOf = (element: Element) =>
      [element, element.closest('label'), element.nextElementSibling]
        .flatMap((one) =>
          one ? [undefined, '::before', '::after'].map((at) => getComputedStyle(one, at)) : [],
        )
        .map((style) => names.map((name) => style.getPropertyValue(name)).join())
        .join()
    /** Undoes its choice, and gives it back. */
    function lookUnchosen(element: Element) {
      if (element instanceof HTMLInputElement) {
        element.checked = false
        const look = lookOf(element)
        element.checked = true
        return look
      }
      const states = ['pressed', 'current', 'selected', 'checked'].map((state) => `aria-${state}`)
      const before = states.map((state) => [state, element.getAttribute(state)] as const)
      for (const state of states) element.removeAttribute(state)
      const look = lookOf(element)
      for (const [state, value] of before) if (value !== null) element.setAttribute(state, value)
      return look
    }
    const chosen = [
      ...document.querySelectorAll(
        'input:checked, [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], :is(a, button)[aria-current]',
      ),
    ]
    const unmarked = chosen.filter((element) => {
      const { appearance, opacity } = getComputedStyle(element)
      const isDrawn = element instanceof HTMLInputElement && appearance !== 'none' && opacity !== '0'
      const isShown = element.checkVisibility() && element.getBoundingClientRect().width > 1
      return isShown && !isDrawn && lookOf(element) === lookUnchosen(element)
    })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    return unmarked.map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

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
    await page
      .getByRole('button', { name: /^Добавить к сравнению/ })
      .first()
      .click()
    await expect(page.locator('[aria-pressed="true"]').first()).toBeVisible()
    expect(await findUnmarked(page)).toEqual([])
    const track = page.locator('.range__t').first()
    expect(await styleOf(track, 'border-top-width', '::before')).toBe('2px')
    expect(await styleOf(track, 'background-color', '::after')).toBe(highlight)
    const knob = track.locator('.range__k').first()
    expect(await styleOf(knob, 'border-top-color')).toBe(highlight)
    expect(await styleOf(page.locator('.range__hist i.in').first(), 'background-color')).toBe(highlight)
    await page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).first().click()
    const plan = page.getByRole('img', { name: /^Схема: Реутов/ })
    await expect(plan).toBeVisible()
    expect(await styleOf(plan, 'forced-color-adjust')).toBe('none')
    expect(await findUnmarked(page)).toEqual([])
    await visit(page, '/')
    await expect.poll(() => styleOf(page.locator('.map text').first(), 'stroke')).toBe('none')
    for (const letters of await page.locator('.hero__label, .hero__legend').all()) {
      expect(await styleOf(letters, '-webkit-text-stroke-width')).toBe('0px')
    }
    const option = page.locator('.opt').first()
    expect(await styleOf(option, 'background-color')).not.toBe(highlight)
    await option.getByRole('radio').check()
    await expect.poll(() => styleOf(option, 'background-color')).toBe(highlight)
    expect(await findUnmarked(page)).toEqual([])
  },
)

test('with few colours of his own somebody of the staff sees the view, the file, which switches are on and the main picture', async ({
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
  expect(await findUnmarked(page)).toEqual([])

  const pictures = await Promise.all(
    ['teal', 'navy'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  )
  await turnTo(page, '/admin/media')
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
  expect(await findUnmarked(page)).toEqual([])

  await turnTo(page, '/admin/prices')
  await page.getByRole('combobox', { name: 'Товар' }).fill('Топас')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  expect(await findUnmarked(page)).toEqual([])

  await turnTo(page, '/admin/settings/channels')
  const one = page.locator('.switch input').first()
  await expect(one).toBeVisible()
  const isOn = await one.isChecked()
  expect((await styleOf(one, 'background-color')) === highlight).toBe(isOn)
  expect(await styleOf(one, 'border-top-width')).toBe('2px')
  await one.click()
  await expect.poll(async () => (await styleOf(one, 'background-color')) === highlight).toBe(!isOn)
  // As it was: nothing is unsaved.
  await one.click()

  await turnTo(page, '/admin/products?find=Топас 6&edit=3')
  await page.getByRole('tab', { name: 'Изображения' }).click()
  const tab = page.getByRole('tab', { name: 'Изображения' })
  await expect.poll(() => styleOf(tab, 'background-color')).toBe(highlight)
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.getByRole('list', { name: 'Версии' }).getByRole('button').first()).toBeVisible()
  expect(await findUnmarked(page)).toEqual([])
  await tab.click()
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
