import { expect } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('a new inquiry shows in two tabs by itself, by one stream', async ({ context, page, request }) => {
  const streams: string[] = []
  context.on('request', (sent) => {
    if (sent.url().includes('/api/admin/events') && sent.method() === 'GET') streams.push(sent.url())
  })
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: 'Запросы', level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: 'Ждут звонка' })).toBeVisible()

  const posted = await request.post('/api/inquiries/contact', {
    data: { name: 'Виктор Новый', phone: '+7 916 000-11-22', service: 'Запрос о продукте: Евролос Био 5' },
  })
  expect(posted.status()).toBe(201)
  await expect(other.getByRole('link', { name: 'Виктор Новый' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Запросы/)
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Новый запрос: Виктор Новый' })).toContainText(
    'Евролос Био 5',
  )
  expect(streams).toHaveLength(1)

  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await request.post('/api/inquiries/contact', {
    data: { name: 'Анна Вторая', phone: '+7 916 000-11-33' },
  })
  await expect(other.getByRole('link', { name: 'Анна Вторая' })).toBeVisible()
})

test('the loudspeaker mutes, in other tabs too, and stays so', async ({ page }) => {
  await page.goto('/admin')
  const loudspeaker = page.getByRole('button', { name: 'Звук новых запросов' })
  // On, though the browser is silent until the first press.
  await expect(loudspeaker).toHaveAttribute('aria-pressed', 'true')
  await expect(loudspeaker).toHaveAttribute('title', /браузер разрешит его, когда вы нажмёте/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(loudspeaker).toHaveAttribute('title', 'Звук новых запросов включён')
  await expect(loudspeaker).toHaveAttribute('aria-pressed', 'true')
  await loudspeaker.click()
  await expect(loudspeaker).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(loudspeaker).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(loudspeaker).toHaveAttribute('aria-pressed', 'false')
})
