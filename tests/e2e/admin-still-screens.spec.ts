import { type APIRequestContext, request } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { openWithLateAnswers, RESTORES } from '../support/late-answers.ts'
import { test } from '../support/staff-e2e.ts'

/** By what stands above a form or a list there, or beside its tabs: the first of each row is loaded, the others are turned to. */
const SCREENS = {
  'notes, figures and lists': [['/admin'], ['/admin/orders', '/admin/orders?view=board'], ['/admin/users']],
  'the last bulk change, planned prices and what a product lacks': [
    ['/admin/prices?tab=bulk'],
    ['/admin/prices?product=5'],
    // Over a short list: its length is not what this is about.
    [`/admin/products?find=${encodeURIComponent('Топас 5')}&edit=5`],
  ],
  'counts of tabs, hints and leads': [
    ['/admin/profile', '/admin/specs/parameters', '/admin/blog', '/admin/journal'],
    ['/admin/settings/channels'],
    ['/admin/media'],
    ['/admin/imports'],
  ],
}

const BULK = '/api/products/bulk-price-update'
const DRAFTS = [
  '/api/admin/drafts/posts/1',
  '/api/admin/drafts/projects/1',
  '/api/admin/drafts/landing-pages/1',
]

/** The bulk change of this test. */
let bulkId = 0
let desk: APIRequestContext

test.beforeAll(async ({ staffShop, adminSession }) => {
  desk = await request.newContext({
    baseURL: staffShop.address,
    storageState: { cookies: adminSession, origins: [] },
  })
  const made = [
    await desk.post(BULK, {
      data: { modelLine: 'Евролос Про', priceChange: '1', changeType: 'fixed' },
    }),
    ...(await Promise.all(DRAFTS.map((draft) => desk.put(draft, { data: { title: 'Новое имя' } })))),
  ]
  expect(made.map((answer) => answer.ok())).toEqual([true, true, true, true])
  bulkId = Object(await made[0]?.json()).id
  expect(bulkId).toBeGreaterThan(0)
})
test.afterAll(async () => {
  await desk.post(`${BULK}/${bulkId}/undo`)
  for (const draft of DRAFTS) await desk.delete(draft)
  await desk.dispose()
})

for (const [above, rows] of Object.entries(SCREENS)) {
  test(`Nothing moves under the pointer when an answer comes late: ${above}`, async ({ page }) => {
    for (const addresses of rows) {
      for (const [at, address] of addresses.entries()) {
        expect(await openWithLateAnswers(page, address, {}, at > 0), address).toEqual([])
      }
    }
  })
}

test('A screen is neither seen nor pressed before what a restored shop holds back stands above it', async ({
  page,
}) => {
  const at = '2026-11-20T07:00:00.000Z'
  const waiting = { restoredAt: at, backupMadeAt: at, deliveries: 3, latePrices: [], latePublications: [] }
  expect(await openWithLateAnswers(page, '/admin/users', { [RESTORES]: { held: waiting } })).toEqual([])
  await expect(page.getByRole('button', { name: 'Отправить и выполнить' })).toBeVisible()
})

test('Drafts, and a colleague who has the form open, are told without moving it', async ({ page }) => {
  const said = { '/api/admin/presence': [{ name: 'Мария Дмитриева', since: '2026-11-20T07:00:00.000Z' }] }
  for (const [at, address] of [
    '/admin/blog/posts/1/edit',
    '/admin/projects?edit=1',
    '/admin/landing-pages?edit=1',
    '/admin/settings',
  ].entries()) {
    expect(await openWithLateAnswers(page, address, said, at > 0), address).toEqual([])
    await expect(page.getByText(/^Мария Д\. редактирует с/), address).toBeVisible()
    const drafts = address === '/admin/settings' ? 0 : 1
    await expect(page.getByText(/Черновик от \d\d:\d\d/), address).toHaveCount(drafts)
  }
})
