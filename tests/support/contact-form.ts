import type { Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('form', { name: 'Заявка' })
/** Under a form's button: what became of an inquiry that did not leave at once. */
export const box = (page: Page) => page.locator('.unsent-box')

/** Records the addresses that `window.open` and its window get. */
export async function watchWindow(page: Page) {
  await page.addInitScript(() => {
    const addresses: string[] = []
    Object.assign(window, { addresses })
    window.open = (address) => {
      addresses.push(String(address))
      const location = {
        set href(to: string) {
          addresses.push(to)
        },
      }
      return Object.assign(Object.create(null), { closed: false, opener: window, location })
    }
  })
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'addresses'))
}

/** Fills in the contact form and presses its button. */
export async function fillAndSend(page: Page, name = 'Ирина') {
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
  await form(page).getByLabel('Сообщение').fill('Глина, вода на метре')
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button').click()
}

/** The page's POST requests so far. */
export function watchCalls(page: Page) {
  const calls: { key: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { 'content-type': type, 'idempotency-key': key } = request.headers()
    calls.push({ key, body: type === 'application/json' ? request.postDataJSON() : {} })
  })
  return calls
}
