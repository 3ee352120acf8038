import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContext, type Locator, type Page, request } from '@playwright/test'
import { form } from '../support/contact-form.ts'
import { ADMIN, test as base, expect, hydrated, visit } from '../support/e2e.ts'
import { root } from '../support/files.ts'
import { type LaterBuild, makeLaterBuild } from '../support/later-build.ts'
import { type OwnShop, openOwnShop } from '../support/own-shop.ts'
import { enter } from '../support/staff-e2e.ts'
import { visitWithStored } from '../support/stored-products.ts'
import { uniqueName } from '../support/visitor-e2e.ts'
import {
  answerEverything,
  answerHouse,
  openedChat,
  question,
  submit,
  withWindow,
  wizard,
} from '../support/wizard.ts'

const test = base.extend<{ shop: OwnShop }, { later: LaterBuild }>({
  later: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses a fixture's dependencies from this pattern
    async ({}, use) => {
      const later = await makeLaterBuild()
      await use(later)
      await later.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  shop: async ({}, use) => {
    const shop = await openOwnShop({ ADMIN_PASSWORD: ADMIN.password })
    await use(shop)
    await shop.stop()
  },
  baseURL: async ({ shop }, use) => use(shop.address),
})

const built = async (folder: string) => (await readdir(folder).catch(() => [])).sort()
const kept = (shop: OwnShop) => path.join(shop.dataDir, 'former-builds')

/** Updates the shop while its tabs are open; the files of the former build stay, or are gone. */
async function update(shop: OwnShop, later: LaterBuild, isGone: boolean) {
  const own = await built(path.join(root, 'dist/client/built'))
  await expect.poll(() => built(path.join(kept(shop), 'built'))).toEqual(own)
  await shop.replace(later.program, isGone ? () => rm(kept(shop), { recursive: true }) : undefined)
  const [script] = own.filter((file) => /^browser-.*\.js$/.test(file))
  const response = await fetch(`${shop.address}/built/${script}`)
  expect(response.status).toBe(isGone ? 404 : 200)
}

/** Documents that a tab loads from now on. */
function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await visit(page, address)
  return page
}

async function fill(where: Page | Locator, name: string) {
  await where.getByLabel('Имя').fill(name)
  await where.getByLabel('Телефон').fill(`8 926 ${String(Math.random()).slice(2, 9)}`)
}

async function fillProductForm(page: Page, name: string) {
  const typed = page.locator('#inquiry form')
  await fill(typed, name)
  await typed.getByRole('checkbox').check()
  return typed.getByRole('button', { name: 'Оставить заявку' })
}

const accepted = (page: Page) => page.getByText(/^Заявка № \d+ принята$/)

for (const isGone of [false, true]) {
  const files = isGone ? 'whose files are gone' : 'whose files are kept'

  test(`A visitor's tabs of a former build ${files} send requests once and open pages`, async ({
    shop,
    later,
    page,
    context,
    browser,
    watch,
  }) => {
    watch.allowErrors(/status of 404|Failed to (?:fetch|load)|ERR_/)
    const [typed, bare] = [uniqueName(), uniqueName()]
    await visit(page, '/product/topas-6')
    const send = await fillProductForm(page, typed)
    // What sends requests could not be loaded here, when the server still had it.
    const other = await context.newPage()
    await other.route(/\/built\/outbox-parts-/, (route) => route.abort())
    await visit(other, '/product/topas-8')
    const sendBare = await fillProductForm(other, bare)
    // Somebody who has not opened any product yet.
    const stranger = await browser.newContext({ baseURL: shop.address })
    const catalogue = await openTab(stranger, '/catalog')
    const away = await openTab(stranger, '/catalog')
    await page.waitForLoadState('networkidle')
    await update(shop, later, isGone)

    await send.click()
    await expect(accepted(page)).toBeVisible()
    await sendBare.click()
    await expect(accepted(other)).toBeVisible()
    await page.request.post('/api/admin/login', { data: ADMIN })
    const stored: { name: string; source: object | null }[] = await (
      await page.request.get('/api/admin/inquiries')
    ).json()
    expect(stored.filter(({ name }) => name === typed)).toMatchObject([
      { source: { page: '/product/topas-6' } },
    ])
    expect(stored.filter(({ name }) => name === bare)).toHaveLength(1)

    // Without connection nothing is loaded over and over: the page says so, and leads on.
    await stranger.setOffline(true)
    const offline = countDocuments(away)
    await away.getByRole('article').getByRole('link', { name: 'Топас 4', exact: true }).click()
    await expect(away.getByText('Проверьте связь и попробуйте ещё раз.')).toBeVisible()
    expect(offline).toEqual([])
    await stranger.setOffline(false)

    const documents = countDocuments(catalogue)
    await catalogue.getByRole('article').getByRole('link', { name: 'Топас 4', exact: true }).click()
    await expect(catalogue.getByRole('heading', { level: 1 })).toHaveText('Топас 4')
    await expect(catalogue).toHaveURL('/product/topas-4')
    await hydrated(catalogue)
    expect(documents).toEqual(isGone ? ['/product/topas-4'] : [])
    await catalogue.goBack()
    await expect(catalogue.getByRole('heading', { level: 1 })).toHaveText(/Каталог|Септики/)
    await stranger.close()
  })

  test(`A visitor's forms of a former build ${files} lose nothing: cart, contacts, wizard and a chat`, async ({
    shop,
    later,
    browser,
    watch,
  }) => {
    watch.allowErrors(/status of 404|Failed to (?:fetch|load)|ERR_/)
    const staff = await request.newContext({ baseURL: shop.address })
    await staff.post('/api/admin/login', { data: ADMIN })
    const handleLeads = (leadHandling: string) => staff.put('/api/admin/settings', { data: { leadHandling } })
    const visitor = await browser.newContext({ baseURL: shop.address })
    const [ordered, asked, chosen] = [uniqueName(), uniqueName(), uniqueName()]
    await handleLeads('site')
    const ordering = await visitor.newPage()
    await visitWithStored(ordering, '/cart', 'cart', [{ id: 1, name: 'Топас 6', price: 22_527_000 }])
    await fill(ordering, ordered)
    const asking = await openTab(visitor, '/contact')
    await fill(form(asking), asked)
    await form(asking).getByRole('checkbox').check()
    const choosing = await openTab(visitor, '/')
    await answerEverything(choosing)
    await wizard(choosing).getByLabel('Имя').fill(chosen)
    // Somebody who has not answered anything yet.
    const stranger = await browser.newContext({ baseURL: shop.address })
    const beginning = await openTab(stranger, '/')
    await handleLeads('messenger')
    // What opens chats could not be loaded here, when the server still had it, and is in no cache.
    const unlucky = await browser.newContext({ baseURL: shop.address })
    const chatting = await unlucky.newPage()
    await withWindow(chatting, 'opens')
    await chatting.route(/\/built\/outbox-parts-/, (route) => route.abort())
    await visit(chatting, '/contact')
    await fill(form(chatting), 'Вера')
    await form(chatting).getByLabel('Сообщение').fill('Глина, вода на метре')
    await form(chatting).getByRole('checkbox').check()
    for (const page of [ordering, asking, choosing, beginning]) await page.waitForLoadState('networkidle')
    await update(shop, later, isGone)

    await ordering.getByRole('button', { name: 'Отправить заявку' }).click()
    await expect(accepted(ordering)).toBeVisible()
    await form(asking).getByRole('button').click()
    await expect(accepted(asking)).toBeVisible()
    await submit(choosing)
    await expect(accepted(choosing)).toBeVisible()
    const stored: { name: string }[] = await (await staff.get('/api/admin/inquiries')).json()
    expect(stored.map(({ name }) => name).toSorted()).toEqual([ordered, asked, chosen].toSorted())

    // The answers are there after the document has brought the code that is gone.
    await answerHouse(beginning)
    if (isGone) await beginning.getByRole('button', { name: 'Повторить' }).click()
    await expect(wizard(beginning).locator('.live__models a').first()).toBeVisible()
    await expect(
      question(beginning, 'Сколько бывает гостей?').getByRole('radio', { name: '2' }),
    ).toBeChecked()

    await chatting.unroute(/\/built\/outbox-parts-/)
    await form(chatting).getByRole('button').click()
    if (isGone) {
      await expect(chatting.getByText('WhatsApp не открылся.')).toBeVisible()
      await expect(chatting.getByLabel(/Скопируйте текст/)).toHaveValue(/Вера\n.*\nГлина, вода на метре/)
      await expect(form(chatting).getByLabel('Сообщение')).toHaveValue('Глина, вода на метре')
      await chatting.getByRole('button', { name: 'Отправить заявку с сайта' }).click()
      await expect(chatting.getByText(/Заявка № \d+ отправлена/)).toBeVisible()
    } else await expect.poll(() => openedChat(chatting)).toContain('wa.me')
    for (const context of [visitor, stranger, unlucky]) await context.close()
    await staff.dispose()
  })

  test(`Staff's tab of a former build ${files} saves, is told what is wrong, and opens screens`, async ({
    shop,
    later,
    page,
    watch,
  }) => {
    watch.allowErrors(/status of 40[04]|Failed to (?:fetch|load)|ERR_/)
    await enter(page)
    await page.goto('/admin/products?find=Топас 5 Лонг&edit=5')
    const name = page.getByRole('dialog').getByLabel('Название', { exact: true })
    await expect(name).toHaveValue('Топас 5 Лонг')
    await page.waitForLoadState('networkidle')
    await update(shop, later, isGone)

    await name.fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog').getByText('Название товара обязательно')).toBeVisible()
    await name.fill('Топас 5 Лонг новый')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const product = await (await page.request.get('/api/products/id/5')).json()
    expect(product.name).toBe('Топас 5 Лонг новый')

    const documents = countDocuments(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Журнал', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Журнал')
    expect(documents).toEqual(isGone ? ['/admin/journal'] : [])
  })
}
