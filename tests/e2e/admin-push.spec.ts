import type { Page } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.use({ serviceWorkers: 'allow' })

/** What the worker sees of the browser; headless ones show no notifications, so they are noted instead. */
interface WorkerScope {
  registration: { showNotification(title: string, options: Record<string, unknown>): Promise<void> }
  shown: [string, Record<string, unknown>][]
  dispatchEvent(event: Event): boolean
}

/** Registers the worker as «Включить уведомления» does; resolves with a way to deliver pushes to it, and with its scope. */
async function openWorker(page: Page) {
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'))
      if (own) resolve(own.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/staff-sw.js', { scope: '/admin' })
    await new Promise((resolve) => {
      installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve(null))
    })
  })
  const registrationId = await registered
  const [worker] = page
    .context()
    .serviceWorkers()
    .filter((one) => one.url().endsWith('/staff-sw.js'))
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (...one) => void scope.shown.push(one)
  })
  const origin = new URL(page.url()).origin
  return {
    worker,
    push: (data: string) => client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    listShown: () => worker.evaluate(() => (self as unknown as WorkerScope).shown),
  }
}

test('A push shows a notification about the inquiry, and pressing it opens the inquiry in the open window', async ({
  page,
}) => {
  await page.goto('/admin/profile')
  const { worker, push, listShown } = await openWorker(page)
  const link = '/admin/orders?request=17'
  await push(JSON.stringify({ title: 'Заявка № 17: Топас 5', body: '', link, tag: 'delivery-41' }))
  await expect
    .poll(listShown)
    .toEqual([
      ['Заявка № 17: Топас 5', expect.objectContaining({ tag: 'delivery-41', data: { link }, lang: 'ru' })],
    ])

  // A person's press cannot be made from outside: the event is, as the browser would raise it.
  await worker.evaluate(
    (data) => {
      const press = new Event('notificationclick')
      Object.assign(press, { notification: { close: () => undefined, data }, waitUntil: () => undefined })
      self.dispatchEvent(press)
    },
    { link },
  )
  await expect(page).toHaveURL(/\/admin\/orders\?request=17$/)
})

test('A push that says nothing still tells that there is an inquiry', async ({ page }) => {
  await page.goto('/admin/profile')
  const { push, listShown } = await openWorker(page)
  await push('не JSON')
  await expect
    .poll(listShown)
    .toEqual([['Новая заявка', expect.objectContaining({ data: { link: '/admin/orders' } })]])
})
