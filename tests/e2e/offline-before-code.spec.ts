import { box, form } from '../support/contact-form.ts'
import { expect, hydrated, visit } from '../support/e2e.ts'
import { CODE } from '../support/gate.ts'
import { openedLongAgo, test, uniqueName } from '../support/visitor-e2e.ts'
import { watchRequests } from '../support/watch-requests.ts'

test.use({ serviceWorkers: 'allow' })

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
    ...{ spam: false, source: { page: '/product/topas-6' } },
    consents: [{ purpose: 'request' }],
  })
})

for (const { path, button } of [
  { path: '/product/topas-6', button: 'Оставить заявку' },
  { path: '/', button: 'Отправить заявку' },
]) {
  test(`What is typed and pressed at ${path} before the scripts, which never come, leaves with the next visit, once`, async ({
    page,
    staff,
    watch,
  }) => {
    watch.allowErrors(/ERR_FAILED|Failed to fetch/)
    await staff.changeSettings({ leadHandling: 'site' })
    await page.route(CODE, (route) => route.abort())
    await page.goto(path)
    const request = page.locator('form', { has: page.getByRole('button', { name: button }) })
    const name = uniqueName()
    await request.getByLabel('Имя').fill(name)
    await request.getByLabel('Телефон').fill('8 926 123-45-67')
    await request.getByRole('checkbox').first().check()
    await request.getByRole('button', { name: button }).click()
    await expect(request.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true')
    await page.unroute(CODE)
    // Not a reload, with which the browser itself would bring back what was typed.
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByText(/Заявка № \d+ принята/).first()).toBeVisible()
    expect(await staff.readInquiry(name)).toMatchObject({
      phone: '8 926 123-45-67',
      ...{ source: { page: path } },
      consents: [{ purpose: 'request' }],
    })
    await page.goto(path)
    await hydrated(page)
    expect(await staff.countInquiries(name)).toBe(1)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^typed/.test(key)))).toEqual(
      [],
    )
  })
}

test('A request of the contacts, typed after the network had gone, is kept, and leaves once with the network', async ({
  page,
  context,
  staff,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'site' })
  const { settled } = watchRequests(page)
  await visit(page, '/contact')
  await settled()
  await openedLongAgo(page)
  await context.setOffline(true)
  const name = uniqueName()
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByText('Произошла ошибка при отправке формы')).toBeVisible()
  await expect(page.getByText('Заявка сохранена на этом устройстве')).toBeVisible()
  await expect(form(page).getByLabel('Имя')).toHaveValue(name)
  await context.setOffline(false)
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await box(page).getByRole('button', { name: 'Отправить сейчас' }).click()
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена/)
  expect(await staff.countInquiries(name)).toBe(1)
})
