import { expect, hydrated } from '../support/e2e.ts'
import { openedLongAgo, test, uniqueName } from '../support/visitor-e2e.ts'

/** What keeps and sends requests. */
const OUTBOX = /\/built\/outbox-parts-.*\.js$/

test('A request pressed without a network, before the code of its form has come, leaves with the next visit, once', async ({
  page,
  context,
  staff,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await page.route(OUTBOX, (route) => route.abort())
  await page.goto('/product/topas-6')
  await hydrated(page)
  const form = page.locator('#inquiry')
  const name = uniqueName()
  await form.getByLabel('Имя').fill(name)
  await form.getByLabel('Телефон').fill('8 926 123-45-67')
  await form.getByRole('checkbox').first().check()
  await openedLongAgo(page)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Оставить заявку' }).click()
  await expect(form.getByText(/Связь прервалась/)).toBeVisible()
  // With the connection the page asks for that code again.
  const refused = page.waitForEvent('requestfailed', (request) => OUTBOX.test(request.url()))
  await context.setOffline(false)
  await refused
  // Its call may be answered for half a minute: then the queue takes it over.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('inquiry-unsent') ?? '[]')
    localStorage.setItem('inquiry-unsent', JSON.stringify(kept.map((one: object) => ({ ...one, nextAt: 0 }))))
  })
  await page.unroute(OUTBOX)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.reload()
  await expect(page.getByText(/Заявка № \d+ отправлена/).first()).toBeVisible()
  expect(calls.filter((url) => url.endsWith('/api/inquiries/contact'))).toHaveLength(1)
  expect(await staff.readInquiry(name)).toMatchObject({
    phone: '8 926 123-45-67',
    ...{ spam: false, source: { page: '/product/topas-6' } },
    consents: [{ purpose: 'request' }],
  })
})
