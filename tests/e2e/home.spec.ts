import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'
import { watchShifts } from '../support/layout-shift.ts'

const works = (page: Page) => page.locator('#projects .works').locator('..')

test('works and company come in once, when a tenth of them is seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
  // Its code is loaded at the first interaction.
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
  await expect(works(page)).toHaveClass('reveal--waiting')
  await page.locator('#projects').evaluate((block) => {
    const { top, height } = block.getBoundingClientRect()
    scrollBy({ top: top - innerHeight + height * 0.05, behavior: 'instant' })
  })
  await expect(works(page)).toHaveClass('reveal--waiting')
  await page.locator('#projects').evaluate((block) => {
    scrollBy({ top: block.getBoundingClientRect().height * 0.1, behavior: 'instant' })
  })
  await expect(works(page)).toHaveClass('reveal--shown')
  await works(page).evaluate(async (block) => {
    await Promise.allSettled(block.getAnimations().map(({ finished }) => finished))
    const { dataset } = document.documentElement
    dataset.again = '0'
    block.addEventListener('animationstart', () => {
      dataset.again = '1'
    })
  })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('#about').scrollIntoViewIfNeeded()
  await expect(page.locator('#about .reveal--shown')).toBeVisible()
  await expect(works(page)).toHaveClass('reveal--shown')
  await expect(page.locator('html')).toHaveAttribute('data-again', '0')
})

test('a visitor who wants no motion finds everything in its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await page.locator('#projects').scrollIntoViewIfNeeded()
  await expect(works(page)).not.toHaveClass(/sight/)
  await expect(works(page)).toHaveCSS('animation-name', 'none')
})

test('nothing jumps while a visitor reads down the page; its first button leads to the wizard', {
  tag: '@both',
}, async ({ page }) => {
  const shift = await watchShifts(page)
  await visit(page, '/')
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const isComing = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return !image.complete && bottom > 0 && top < innerHeight
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      do await drawn()
      while ([...document.images].some(isComing))
    }
  })
  expect(await shift()).toBeLessThan(0.02)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Подобрать септик' }).click()
  await expect(page).toHaveURL('/#product-wizard')
  await expect(page.locator('#product-wizard').getByRole('heading').first()).toBeInViewport()
})
