import type { Page, Request } from '@playwright/test'

/**
 * What a tab asks for from now on. `settled` waits until all of it is there and the page has nothing more to do: Playwright's
 * `networkidle` is told once for each document, and says nothing of what a touch brings later.
 */
export function watchRequests(page: Page) {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return {
    asked,
    async settled() {
      // What has just come may ask for more.
      for (let known = -1; known < asked.length; ) {
        known = asked.length
        await Promise.all(asked.map(async (request) => (await request.response())?.finished()))
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      }
    },
  }
}
