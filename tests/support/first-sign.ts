import type { Page, Request } from '@playwright/test'
import { expect } from './e2e-expect.ts'
import { CODE } from './gate.ts'

/**
 * Gives a page its first sign of a person, a key that does nothing, and waits until the code that waits for it
 * (src/ui/first-sign.ts) is there and drawn. Returns what a person may be pressing meanwhile that stands elsewhere then: a button that
 * goes up over another element clicks neither.
 */
export async function listMovedAtFirstSign(page: Page): Promise<string[]> {
  const late: string[] = []
  const note = (request: Request) => {
    if (CODE.test(request.url())) late.push(request.url())
  }
  const drawers = page.locator('dialog.drawer')
  await expect(drawers, 'a sign of a person before').toHaveCount(0)
  const places = await page.evaluateHandle(() => {
    const placeOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const write = (...numbers: number[]) => numbers.map(Math.round).join(' ')
      // What is fixed keeps its place on the screen when the page is scrolled meanwhile, all else that on the page.
      return { page: write(x + scrollX, y + scrollY, width, height), screen: write(x, y, width, height) }
    }
    // The floating button hides over cards and forms by a rule of its own, a moment after the window's size has changed.
    const floating = document.querySelector('.fab')
    const state = floating?.className
    const hasHidden = (element: Element) => floating?.contains(element) && floating.className !== state
    const pressed = [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
    const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1
    const before = pressed
      .filter((element) => isSeen(element.getBoundingClientRect()))
      .map((element) => ({ element, place: placeOf(element) }))
    return () =>
      before
        .map(({ element, place }) => ({ element, place, now: placeOf(element) }))
        .filter(({ element }) => !hasHidden(element))
        .filter(({ place, now }) => now.page !== place.page && now.screen !== place.screen)
        .map(({ element, place, now }) => `${element.outerHTML.slice(0, 120)}: ${place.page} → ${now.page}`)
  })
  page.on('request', note)
  await page.keyboard.press('Shift')
  await expect(drawers).not.toHaveCount(0)
  page.off('request', note)
  expect(late, 'code that comes at the sign').not.toEqual([])
  await page.evaluate(`Promise.all(${JSON.stringify(late)}.map((address) => import(address)))`)
  return places.evaluate(async (listMoved) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return listMoved()
  })
}
