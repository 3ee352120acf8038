import type { Page } from '@playwright/test'

/** Adds up what moves in the pages that are opened from now on. Returns how much has moved in the present one. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftSoFar = () => {
      add(observer.takeRecords())
      return sum
    }
    Object.assign(window, { shiftSoFar })
  })
  // A shift is known when its frame has been drawn.
  return () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return Reflect.get(window, 'shiftSoFar')()
    })
}
