import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { form } from './contact-form.ts'
import { expect, visit } from './e2e.ts'
import { visitWithStored } from './stored-products.ts'
import { uniqueName } from './visitor-e2e.ts'
import { agree, submit, visitStep, wizard } from './wizard.ts'

/** What sends inquiries and opens chats. */
export const OUTBOX = /\/built\/outbox-parts-/

/** Opens an address in a tab of its own. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await visit(page, address)
  return page
}

/** Fills in name and a phone of its own. */
export async function fill(where: Page | Locator, name: string) {
  await where.getByLabel('Имя').fill(name)
  await where.getByLabel('Телефон').fill(`8 926 ${String(Math.random()).slice(2, 9)}`)
}

/** Fills in the form of a product. Returns its button. */
export async function fillProductForm(page: Page, name: string) {
  const typed = page.locator('#inquiry form')
  await fill(typed, name)
  await typed.getByRole('checkbox').check()
  return typed.getByRole('button', { name: 'Оставить заявку' })
}

/** What is said of an inquiry that the shop has. */
export const accepted = (page: Page) => page.getByText(/^Заявка № \d+ принята$/)

/** A product's form of a tab that could not load what sends inquiries when the server still had it. Returns its button. */
export async function openBareForm(page: Page, name: string) {
  await page.route(OUTBOX, (route) => route.abort())
  await visit(page, '/product/topas-8')
  return fillProductForm(page, name)
}

/** Fills every form that sends inquiries to the shop, each in a tab: of a product, without what sends and with it, cart, contacts, wizard. */
export async function openRequests(
  browser: Browser,
  address: string,
  handleLeads: (leadHandling: string) => Promise<unknown>,
) {
  const [asking, ordering] = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: address })))
  if (!asking || !ordering) throw new Error('no windows')
  const [typed, bare, ordered, written, chosen] = [1, 2, 3, 4, 5].map(uniqueName)
  const product = await openTab(asking, '/product/topas-6')
  const send = await fillProductForm(product, typed ?? '')
  const other = await asking.newPage()
  const sendBare = await openBareForm(other, bare ?? '')
  await handleLeads('site')
  const cart = await ordering.newPage()
  await visitWithStored(cart, '/cart', 'cart', [{ id: 1, name: 'Топас 6', price: 22_527_000 }])
  await fill(cart, ordered ?? '')
  const contact = await openTab(ordering, '/contact')
  await fill(form(contact), written ?? '')
  await form(contact).getByRole('checkbox').check()
  const choosing = await ordering.newPage()
  await visitStep(choosing, 6)
  await wizard(choosing)
    .getByLabel('Имя')
    .fill(chosen ?? '')
  await agree(choosing)
  return {
    contexts: [asking, ordering],
    tabs: [product, cart, contact, choosing],
    /** Sends them, and looks at what staff have got. */
    async send(staff: APIRequestContext) {
      for (const [tab, press] of [
        [product, () => send.click()],
        [other, () => sendBare.click()],
        [cart, () => cart.getByRole('button', { name: 'Отправить заявку' }).click()],
        [contact, () => form(contact).getByRole('button').click()],
        [choosing, () => submit(choosing)],
      ] as const) {
        await press()
        await expect(accepted(tab)).toBeVisible()
      }
      const stored: { name: string; source: object | null }[] = await (
        await staff.get('/api/admin/inquiries')
      ).json()
      for (const name of [typed, bare, ordered, written, chosen]) {
        expect(stored.filter((one) => one.name === name)).toHaveLength(1)
      }
      expect(stored.find(({ name }) => name === typed)).toMatchObject({
        source: { page: '/product/topas-6' },
      })
    },
  }
}
