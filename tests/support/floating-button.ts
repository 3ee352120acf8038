import type { Page } from '@playwright/test'

/** The floating button with phone and chats. */
export const button = (page: Page) => page.getByLabel('Связаться с нами')

/** Visible pixels of the button after its animation. */
export async function visiblePixels(page: Page): Promise<number> {
  await page
    .locator('.fab')
    .evaluate((fab) => Promise.allSettled(fab.getAnimations().map(({ finished }) => finished)))
  return button(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  })
}
