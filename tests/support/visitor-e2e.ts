import { type Page, request } from '@playwright/test'
import { expect } from './e2e.ts'
import { test as base } from './staff-e2e.ts'

/** What staff do and see meanwhile, beside the visitor's page. */
export interface Staff {
  changeSettings(changes: Record<string, unknown>): Promise<void>
  /** The newest inquiry of this name, or the one of this number, with everything that is known of it. */
  readInquiry(of: string | number): Promise<Record<string, unknown>>
  /** How many inquiries of this name staff see. */
  countInquiries(name: string): Promise<number>
}

const DEFAULTS = { leadHandling: 'messenger', consentPurposes: [], yandexMetrikaId: '' }

/** Playwright's test of a visitor in a shop whose settings a test changes; they are put back after it. */
export const test = base.extend<{ staff: Staff }>({
  isSignedIn: false,
  staff: async ({ baseURL, adminSession }, use) => {
    const calls = await request.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: adminSession, origins: [] },
    })
    let isChanged = false
    const changeSettings = async (changes: Record<string, unknown>) => {
      isChanged = true
      const response = await calls.put('/api/admin/settings', { data: changes })
      expect(response.status()).toBe(200)
    }
    const get = async (path: string) => (await calls.get(`/api/admin/inquiries${path}`)).json()
    await use({
      changeSettings,
      async readInquiry(of) {
        if (typeof of === 'number') return get(`/${of}`)
        const all: { id: number; name: string }[] = await get('')
        const found = all.find((inquiry) => inquiry.name === of)
        expect(found, of).toBeDefined()
        return get(`/${found?.id}`)
      },
      async countInquiries(name) {
        const all: { name: string }[] = await get('')
        return all.filter((inquiry) => inquiry.name === name).length
      },
    })
    if (isChanged) await changeSettings(DEFAULTS)
    await calls.dispose()
  },
})

/** A name that no other test sends. */
export const uniqueName = () => `Ирина ${crypto.randomUUID().slice(0, 8)}`

/**
 * Lets a minute pass by the clock of the page's document, as for somebody who reads and types: what is sent within two seconds of the
 * form's opening is taken for a robot's.
 */
export const openedLongAgo = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance)
    Object.defineProperty(performance, 'now', { value: () => now() + 60_000 })
  })
