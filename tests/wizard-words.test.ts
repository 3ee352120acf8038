import { beforeEach, expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call } = openDesk(shop)

/** What the shop is reset to between tests, without its listener of changes. */
beforeEach(() => shop.contentCache.invalidate())

const wizardOf = async () =>
  /<section[^>]*id="product-wizard".*?<\/form>/s.exec(await (await shop.get('/')).text())?.[0] ?? ''

test('staff write what the wizard asks, also for who has no JavaScript, and bring the original back', async () => {
  expect(await wizardOf()).toContain('Сколько человек живёт в доме?')
  const blocks = {
    wizardHouse: { residents: 'Сколько вас в доме?', title: 'Семья', powerHint: '' },
    wizardPipe: { next: 'глубина трубы' },
  }
  expect((await call('PUT', '/admin/pages/home', { blocks })).status).toBe(200)
  const own = await wizardOf()
  for (const words of ['Сколько вас в доме?', 'Семья', 'Далее: глубина трубы']) expect(own).toContain(words)
  expect(own).not.toContain('Если свет отключают часто')
  // What is asked at a later step goes along with the page.
  await call('PUT', '/admin/pages/home', { blocks: { wizardSoil: { soil: 'Что у вас под ногами?' } } })
  expect(await (await shop.get('/api/pages/home')).text()).toContain('Что у вас под ногами?')
  expect((await call('POST', '/admin/pages/home/reset', { part: 'wizardHouse' })).status).toBe(200)
  expect(await wizardOf()).toContain('Сколько человек живёт в доме?')
})

test('a question cannot be empty, and the line that names the messenger keeps its name', async () => {
  for (const blocks of [{ wizardSoil: { soil: ' ' } }, { wizardSend: { sentToChat: 'Откроется окно.' } }])
    expect((await call('PUT', '/admin/pages/home', { blocks })).status).toBe(400)
})

test('what stands on a button or a drawing is no longer than there is room for', async () => {
  const write = (blocks: object) => call('PUT', '/admin/pages/home', { blocks })
  const [button, mark] = ['щ'.repeat(20), 'щ'.repeat(12)]
  const parts = (next: string, fallMark: string) => ({ wizardPipe: { next }, wizardOutfall: { fallMark } })
  expect((await write(parts(button, mark))).status).toBe(200)
  expect((await write(parts(`${button}щ`, mark))).status).toBe(400)
  expect((await write(parts(button, `${mark}щ`))).status).toBe(400)
})

test('a shop of an earlier version has the questions as they were', async () => {
  await shop.database.pool.query(
    `update pages set blocks = blocks - 'wizardHouse' - 'wizardPipe' - 'wizardSoil' where key = 'home'`,
  )
  shop.contentCache.invalidate()
  const html = await wizardOf()
  for (const words of ['Дом и люди', 'Сколько человек живёт в доме?', 'Как с электричеством?'])
    expect(html).toContain(words)
  expect(await (await shop.get('/api/pages/home')).text()).toContain('Какой на участке грунт?')
})

test('the last step says what opens and who sends it', async () => {
  const { blocks } = await (await shop.get('/api/pages/home')).json()
  expect(blocks.wizardSend).toMatchObject({
    sentToChat: 'Откроется {name} с готовым текстом заявки.',
    sentByHand: 'Вы сами нажмёте «Отправить».',
  })
})
