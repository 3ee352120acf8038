import { form } from '../support/contact-form.ts'
import { expect, visit } from '../support/e2e.ts'
import { CODE } from '../support/gate.ts'
import { openedLongAgo, test, uniqueName } from '../support/visitor-e2e.ts'

test.use({ serviceWorkers: 'allow' })

/** What keeps and sends inquiries. */
const OUTBOX = /\/built\/outbox-parts-.*\.js$/

test('An inquiry pressed without a network, before the code of its form has come, leaves with the next visit, once', async ({
  page,
  context,
  staff,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await page.route(OUTBOX, (route) => route.abort())
  await visit(page, '/product/topas-6')
  const product = page.locator('#inquiry')
  const name = uniqueName()
  await product.getByLabel('Имя').fill(name)
  await product.getByLabel('Телефон').fill('8 926 123-45-67')
  await product.getByRole('checkbox').first().check()
  await openedLongAgo(page)
  await context.setOffline(true)
  await product.getByRole('button', { name: 'Оставить заявку' }).click()
  await expect(product.getByText(/Связь прервалась/)).toBeVisible()
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
    spam: false,
    source: { page: '/product/topas-6' },
    consents: [{ purpose: 'request' }],
  })
})

// The form of a product that is pressed too early is sent by the same code (weak-connection.spec.ts).
test('What is typed and pressed at home before the scripts, which never come, leaves with the next visit, once', async ({
  page,
  staff,
  watch,
}) => {
  watch.allowErrors(/ERR_FAILED|Failed to fetch/)
  await staff.changeSettings({ leadHandling: 'site' })
  await page.route(CODE, (route) => route.abort())
  await page.goto('/')
  const request = form(page)
  const name = uniqueName()
  await request.getByLabel('Имя').fill(name)
  await request.getByLabel('Телефон').fill('8 926 123-45-67')
  await request.getByRole('checkbox').first().check()
  const button = request.getByRole('button', { name: 'Отправить заявку' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.unroute(CODE)
  // Not a reload, with which the browser itself would bring back what was typed.
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page.getByText(/Заявка № \d+ принята/).first()).toBeVisible()
  expect(await staff.readInquiry(name)).toMatchObject({
    phone: '8 926 123-45-67',
    source: { page: '/' },
    consents: [{ purpose: 'request' }],
  })
  await visit(page, '/')
  expect(await staff.countInquiries(name)).toBe(1)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^typed/.test(key)))).toEqual([])
})
