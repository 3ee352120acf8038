import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { openedLongAgo } from '../support/visitor-e2e.ts'
import { watchRequests } from '../support/watch-requests.ts'

test.use({ serviceWorkers: 'allow' })

const CONTACT = '**/api/inquiries/contact'
const STATION = '/product/topas-6'
const form = (page: Page) => page.locator('#inquiry form')
const box = (page: Page) => page.locator('.unsent-box')

async function fillAndSend(page: Page, name = 'Вера', phone = '8 926 123-45-67') {
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByLabel('Телефон').fill(phone)
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Оставить заявку' }).click()
}

/** How often the device itself has tried to send the inquiry that waits; a press on the form's button counts anew. */
const attempts = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('inquiry-unsent') ?? '[]')[0]?.attempts)

function watchKeys(page: Page) {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/inquiries/contact')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

test('Without a network the inquiry waits on the device, goes once by itself, and says its number', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|inquiries\/contact/)
  const keys = watchKeys(page)
  const { settled } = watchRequests(page)
  await visit(page, STATION)
  await form(page).getByLabel('Имя').fill('Вера')
  await settled()
  await context.setOffline(true)
  await fillAndSend(page)
  await expect(page.getByText('Произошла ошибка при отправке формы')).toBeVisible()
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect(box(page)).toContainText(/Ждём связь\. Следующая попытка через \d+ секунд/)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  await page.reload()
  await expect(box(page)).toHaveCount(0)
})

test('One whose network goes before his first touch keeps the inquiry, and it goes once the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|inquiries\/contact/)
  const keys = watchKeys(page)
  const { settled } = watchRequests(page)
  await visit(page, STATION)
  await settled()
  await openedLongAgo(page)
  await context.setOffline(true)
  await fillAndSend(page)
  await expect(form(page).getByText(/Связь прервалась/)).toBeVisible()
  await context.setOffline(false)
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await box(page).getByRole('button', { name: 'Отправить сейчас' }).click()
  // Who still looks at the form is thanked there.
  await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)
})

test('The server is down: pressing again uses the same key, and the next visit of any page sends it', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/inquiries\/contact/)
  const keys = watchKeys(page)
  await page.route(CONTACT, (route) =>
    route.fulfill({ status: 503, json: { message: 'Сервис временно недоступен' } }),
  )
  const name = `Вера ${crypto.randomUUID()}`
  await visit(page, STATION)
  await openedLongAgo(page)
  // A phone of its own: the fourth equal inquiry within an hour is taken for spam.
  await fillAndSend(page, name, `8 926 ${String(Math.random()).slice(2, 9)}`)
  await expect(page.getByText('Ошибка при отправке', { exact: true })).toBeVisible()
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect(box(page)).toContainText('До нас пока не дошла')
  await box(page).getByRole('button', { name: 'Отправить сейчас' }).click()
  // The answer too: it writes down when the next attempt is made.
  await expect.poll(() => attempts(page)).toBe(1)
  expect(keys).toHaveLength(2)
  await form(page).getByRole('button', { name: 'Оставить заявку' }).click()
  await expect.poll(() => attempts(page)).toBe(0)
  await expect.poll(() => keys.length).toBe(3)
  await expect(box(page)).toHaveCount(1)

  await page.evaluate(() => {
    const text = localStorage.getItem('inquiry-unsent') ?? '[]'
    localStorage.setItem('inquiry-unsent', text.replace(/"nextAt":\d+/g, '"nextAt":0'))
  })
  await page.unroute(CONTACT)
  // It is said for five seconds only.
  await Promise.all([expect(page.getByText(/№ \d+\. Мы свяжемся с вами/)).toBeVisible(), visit(page, '/faq')])
  expect(new Set(keys).size).toBe(1)
  await visit(page, STATION)
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена в \d\d:\d\d/)
  await expect(box(page).getByRole('button', { name: 'Добавить снимки' })).toBeVisible()

  // Written on the station's page a minute ago, whatever page it left from within a moment.
  await page.request.post('/api/admin/login', { data: ADMIN })
  const all: { name: string }[] = await (await page.request.get('/api/admin/inquiries')).json()
  expect(all.find((inquiry) => inquiry.name === name)).toMatchObject({
    spam: false,
    source: { page: STATION },
  })
})

test('The consent stays under the finger that ticks it when code of the form comes late', {
  tag: '@both',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  let code = ''
  await page.route(/\/built\/outbox-parts-[\w-]+\.js$/, async (route) => {
    code = route.request().url()
    await held.promise
    await route.continue()
  })
  await visit(page, STATION)
  const consent = form(page).getByRole('checkbox')
  await consent.scrollIntoViewIfNeeded()
  const place = await consent.boundingBox()
  if (!place) throw new Error('The consent is not shown')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await expect.poll(() => code).not.toBe('')
  held.resolve()
  await page.evaluate(async (address) => {
    await import(address)
    // What is shown because of it is there in the frame after the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, code)
  expect(await consent.boundingBox()).toEqual(place)
  await page.mouse.up()
  await expect(consent).toBeChecked()
})
