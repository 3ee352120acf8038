import type { Page, Route } from '@playwright/test'
import { animationsFinished, expect } from './e2e.ts'
import { turnTo } from './staff-e2e.ts'

/** Calls that are no reading of a screen: who is signed in, and the stream of events. */
const PASSED = /\/api\/admin\/(me|events)\b/

/** What a restored shop holds back: no screen is seen before it is known, so that it is late only where it is said. */
export const RESTORES = '/api/admin/restores'

/**
 * Opens a staff screen whose answers of the API come one by one, the last asked for first, and says what could be pressed and was
 * moved by an answer: what stands above is asked for first, so that it comes last. `said` are answers by the path of their call,
 * instead of the shop's own. A screen that is turned to from the one before is loaded sooner; it knows what that one has read, so
 * that the two should have little in common but the frame around them.
 */
export async function openWithLateAnswers(
  page: Page,
  address: string,
  said: Readonly<Record<string, unknown>> = {},
  isTurnedTo = false,
): Promise<string[]> {
  const held: Route[] = []
  const hold = async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (PASSED.test(pathname) || (pathname === RESTORES && !(pathname in said))) await route.continue()
    else held.push(route)
  }
  await page.route('**/api/**', hold)
  if (isTurnedTo) await turnTo(page, address)
  else {
    await page.addInitScript(leaveOutLongTimers)
    await page.goto(address)
  }
  await page.locator('main.page').waitFor()
  const moved: string[] = []
  let answered = 0
  // A screen is a part of the code of its own, which comes after the frame around it.
  await expect.poll(() => held.length, { message: `${address} asks` }).toBeGreaterThan(0)
  await drawn(page)
  for (let route = held.pop(); route; route = held.pop()) {
    await page.evaluate(rememberPlaces)
    const asked = route.request()
    const { pathname } = new URL(asked.url())
    if (pathname in said) await route.fulfill({ json: said[pathname] })
    else await route.continue()
    await (await asked.response())?.finished()
    await drawn(page)
    answered += 1
    for (const what of await page.evaluate(listMoved)) moved.push(`${pathname} moves ${what}`)
  }
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  expect(answered, address).toBeGreaterThan(1)
  await page.unroute('**/api/**', hold)
  return moved
}

/** Until what an answer has brought is drawn and has come to rest, and what it asks for is asked. */
async function drawn(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    // A sign that only now appears may need a font file of its own.
    await document.fonts.ready
  })
  await animationsFinished(page)
}

/** So many answers one by one take longer than a screen waits for one (src/admin/shell/awaiting.ts): that wait does not end here. */
function leaveOutLongTimers() {
  const begin = window.setTimeout.bind(window)
  const setTimeout = (run: () => void, ms = 0, ...rest: []) => (ms < 2000 ? begin(run, ms, ...rest) : 0)
  Object.assign(window, { setTimeout })
}

function rememberPlaces() {
  const pressable = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
  const shown = pressable.filter(
    (one) => one.checkVisibility() && getComputedStyle(one).pointerEvents !== 'none',
  )
  Object.assign(window, { places: new Map(shown.map((one) => [one, one.getBoundingClientRect()])) })
}

function listMoved(): string[] {
  const places: Map<Element, DOMRect> = Reflect.get(window, 'places')
  return [...places].flatMap(([one, before]) => {
    if (!one.isConnected || !one.checkVisibility()) return []
    const after = one.getBoundingClientRect()
    const [right, down] = [Math.round(after.x - before.x), Math.round(after.y - before.y)]
    // A digit of another width is no move.
    if (Math.abs(right) < 3 && Math.abs(down) < 3) return []
    return [`«${one.getAttribute('aria-label') ?? one.textContent}» by ${right}, ${down}`]
  })
}
