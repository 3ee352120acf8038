import type { Page } from '@playwright/test'

/** Mocks the counters' hosts and records all third-party requests. */
export async function watchForeign(page: Page): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith('http://127.0.0.1:'))
      requested.push(request.url())
  })
  await page.route(/yandex|google/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return requested
}

/** The question whether the visit may be counted. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Счётчики посещаемости' })
export const allow = (page: Page) => banner(page).getByRole('button', { name: 'Разрешить', exact: true })
export const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Не разрешать' })

/** Commands queued for both counters so far; their scripts are never loaded. */
export const commands = (page: Page) =>
  page.evaluate(() => ({
    metrika: (window.ym?.a ?? []).map((command) => [...command]),
    analytics: (window.dataLayer ?? []).map((command) => [...command]),
  }))
