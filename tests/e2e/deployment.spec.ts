import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Page, request } from '@playwright/test'
import { form } from '../support/contact-form.ts'
import { ADMIN, expect, hydrated, visit } from '../support/e2e.ts'
import { root } from '../support/files.ts'
import {
  accepted,
  fill,
  fillProductForm,
  OUTBOX,
  openBareForm,
  openRequests,
  openTab,
} from '../support/filled-forms.ts'
import { type LaterBuild, makeLaterBuild } from '../support/later-build.ts'
import type { OwnShop } from '../support/own-shop.ts'
import { enter, test } from '../support/staff-e2e.ts'
import { uniqueName } from '../support/visitor-e2e.ts'
import { answerHouse, openedChat, question, withWindow, wizard } from '../support/wizard.ts'

/** The worker's shop, which is updated, over and over, between two builds; what its open tabs have loaded comes from the former one. */
interface UpdatedShop extends OwnShop {
  /** Starts the other build; the files of the former one stay, or are gone. */
  update(formerFiles: 'kept' | 'gone'): Promise<void>
}

const ownProgram = path.join(root, 'dist/server/main.js')
let shop: UpdatedShop
let later: LaterBuild | undefined
let running = ownProgram

// One later build for all tests: it is most of what they would cost.
test.describe.configure({ mode: 'default' })
test.use({ isSignedIn: false, serviceWorkers: 'allow' })

test.beforeAll(async ({ staffShop }) => {
  test.setTimeout(180_000)
  later = await makeLaterBuild()
  let next = later.program
  const update = async (formerFiles: 'kept' | 'gone') => {
    const own = await built(path.join(running, '../../client/built'))
    const kept = path.join(staffShop.dataDir, 'former-builds')
    await expect.poll(() => built(path.join(kept, 'built'))).toEqual(expect.arrayContaining(own))
    const former = running
    running = '' // Not known until the other has started.
    await staffShop.replace(next, formerFiles === 'gone' ? () => rm(kept, { recursive: true }) : undefined)
    ;[running, next] = [next, former]
    const script = own.find((file) => /^browser-.*\.js$/.test(file))
    const response = await fetch(`${staffShop.address}/built/${script}`)
    expect(response.status).toBe(formerFiles === 'gone' ? 404 : 200)
  }
  shop = { ...staffShop, update }
})
test.afterAll(async ({ staffShop }) => {
  try {
    // Unless all of them have run, and it is back.
    if (running !== ownProgram) await staffShop.replace(ownProgram)
    const staff = await request.newContext({ baseURL: staffShop.address })
    await staff.post('/api/admin/login', { data: ADMIN })
    await expect(await staff.patch('/api/products/5', { data: { name: 'Топас 5 Лонг' } })).toBeOK()
    await expect(await staff.put('/api/admin/settings', { data: { leadHandling: 'messenger' } })).toBeOK()
  } finally {
    await later?.remove()
  }
})

test.beforeEach(({ watch }) => watch.allowErrors(/status of 40[04]|Failed to (?:fetch|load)|ERR_/))

const built = async (folder: string) => (await readdir(folder).catch(() => [])).sort()

/** Documents that a tab loads from now on. */
function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** A contact form of a tab that could not load what opens chats when the server still had it, and has it in no cache. */
async function openChatForm(page: Page) {
  await withWindow(page, 'opens')
  await page.route(OUTBOX, (route) => route.abort())
  await visit(page, '/contact')
  await fill(form(page), 'Вера')
  await form(page).getByLabel('Сообщение').fill('Глина, вода на метре')
  await form(page).getByRole('checkbox').check()
}

const loaded = (...tabs: Page[]) => Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))

/** Opens a product that this tab has not loaded yet, from the catalogue. */
async function openProduct(catalogue: Page) {
  await catalogue.getByRole('article').getByRole('link', { name: 'Топас 4', exact: true }).click()
  await expect(catalogue.getByRole('heading', { level: 1 })).toHaveText('Топас 4')
  await expect(catalogue).toHaveURL('/product/topas-4')
  await hydrated(catalogue)
}

const openJournal = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Журнал', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Журнал')
}

test('Tabs of a former build whose files are kept load from them what they lack, without a new document', async ({
  page,
  context,
  browser,
}) => {
  const unlucky = await browser.newContext({ baseURL: shop.address })
  const [bare, chatting] = [await unlucky.newPage(), await unlucky.newPage()]
  const sendBare = await openBareForm(bare, uniqueName())
  await openChatForm(chatting)
  const [catalogue, beginning] = await Promise.all([openTab(context, '/catalog'), openTab(context, '/')])
  const typed = uniqueName()
  const filled = await openTab(context, '/product/topas-6')
  const send = await fillProductForm(filled, typed)
  await enter(page)
  await page.goto('/admin/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Управление каталогом')
  await loaded(page, catalogue, beginning, filled)
  await shop.update('kept')

  await sendBare.click()
  await expect(accepted(bare)).toBeVisible()
  await send.click()
  await expect(accepted(filled)).toBeVisible()
  const stored: { name: string }[] = await (await page.request.get('/api/admin/inquiries')).json()
  expect(stored.filter(({ name }) => name === typed)).toHaveLength(1)
  await chatting.unroute(OUTBOX)
  await form(chatting).getByRole('button').click()
  await expect.poll(() => openedChat(chatting)).toContain('wa.me')
  await answerHouse(beginning)
  await expect(wizard(beginning).locator('.live__models a').first()).toBeVisible()
  const documents = [countDocuments(catalogue), countDocuments(page)]
  await openProduct(catalogue)
  await openJournal(page)
  expect(documents).toEqual([[], []])
  await unlucky.close()
})

test('Tabs of a former build whose files are gone send inquiries once, lose nothing, save, and open pages', async ({
  page,
  browser,
}) => {
  const staff = await request.newContext({ baseURL: shop.address })
  await staff.post('/api/admin/login', { data: ADMIN })
  const handleLeads = (leadHandling: string) => staff.put('/api/admin/settings', { data: { leadHandling } })
  await enter(page)
  await page.goto('/admin/products?find=Топас 5 Лонг&edit=5')
  const product = page.getByRole('dialog').getByLabel('Название', { exact: true })
  await expect(product).toHaveValue('Топас 5 Лонг')
  const asked = await openRequests(browser, shop.address, handleLeads)
  // Somebody who has neither opened any product yet nor answered anything.
  const stranger = await browser.newContext({ baseURL: shop.address })
  const [catalogue, away, beginning] = await Promise.all(
    ['/catalog', '/catalog', '/'].map((address) => openTab(stranger, address)),
  )
  if (!catalogue || !away || !beginning) throw new Error('no tabs')
  await handleLeads('messenger')
  const unlucky = await browser.newContext({ baseURL: shop.address })
  const chatting = await unlucky.newPage()
  await openChatForm(chatting)
  await loaded(page, beginning, ...asked.tabs)
  await shop.update('gone')

  await test.step('Requests are sent, once each', () => asked.send(staff))

  await test.step('Without connection nothing is loaded over and over: the page says so, and leads on', async () => {
    await stranger.setOffline(true)
    const offline = countDocuments(away)
    await away.getByRole('article').getByRole('link', { name: 'Топас 4', exact: true }).click()
    await expect(away.getByText('Проверьте связь и попробуйте ещё раз.')).toBeVisible()
    expect(offline).toEqual([])
    await stranger.setOffline(false)
  })

  await test.step('A page is opened by one document, and Back leads to the list', async () => {
    const documents = countDocuments(catalogue)
    await openProduct(catalogue)
    expect(documents).toEqual(['/product/topas-4'])
    await catalogue.goBack()
    await expect(catalogue.getByRole('heading', { level: 1 })).toHaveText(/Каталог|Септики/)
  })

  await test.step('The answers are there after the document has brought the code that is gone', async () => {
    await answerHouse(beginning)
    await beginning.getByRole('button', { name: 'Повторить' }).click()
    await expect(wizard(beginning).locator('.live__models a').first()).toBeVisible()
    await expect(
      question(beginning, 'Сколько бывает гостей?').getByRole('radio', { name: '2' }),
    ).toBeChecked()
  })

  await test.step('The text of a chat is kept, and can be sent', async () => {
    await chatting.unroute(OUTBOX)
    await form(chatting).getByRole('button').click()
    await expect(chatting.getByText('WhatsApp не открылся.')).toBeVisible()
    await expect(chatting.getByLabel(/Скопируйте текст/)).toHaveValue(
      /^Новая заявка с сайта\nИмя: Вера\nТелефон: .*\nСообщение: Глина, вода на метре$/,
    )
    await expect(form(chatting).getByLabel('Сообщение')).toHaveValue('Глина, вода на метре')
    await chatting.getByRole('button', { name: 'Отправить заявку с сайта' }).click()
    await expect(chatting.getByText(/Заявка № \d+ отправлена/)).toBeVisible()
  })

  await test.step('Staff save, are told what is wrong, and open screens', async () => {
    await product.fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog').getByText('Название товара обязательно')).toBeVisible()
    await product.fill('Топас 5 Лонг новый')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { name } = await (await staff.get('/api/products/id/5')).json()
    expect(name).toBe('Топас 5 Лонг новый')
    const documents = countDocuments(page)
    await openJournal(page)
    expect(documents).toEqual(['/admin/journal'])
  })

  for (const opened of [stranger, unlucky, ...asked.contexts]) await opened.close()
  await staff.dispose()
})
