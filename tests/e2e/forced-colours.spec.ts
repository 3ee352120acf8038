import type { Locator, Page } from '@playwright/test'
import { expect, visit } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

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

test('with few colours of his own a visitor sees what he has chosen, the tracks, and letters on drawings', async ({
  page,
}) => {
  await visit(page, '/catalog/topas')
  await page.waitForLoadState('networkidle')
  const highlight = await systemColour(page, 'Highlight')
  const chips = page.locator('.chip')
  expect(await styleOf(page.locator('.chip[aria-current]').first(), 'background-color')).toBe(highlight)
  expect(await styleOf(page.locator('.chip:not([aria-current])').first(), 'background-color')).not.toBe(
    highlight,
  )
  await expect(chips.first()).toBeVisible()
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const option = page.locator('.opt').first()
  expect(await styleOf(option, 'background-color')).not.toBe(highlight)
  await option.getByRole('radio').check()
  await expect.poll(() => styleOf(option, 'background-color')).toBe(highlight)
  expect(await styleOf(page.locator('.map text').first(), 'stroke')).toBe('none')
})

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
