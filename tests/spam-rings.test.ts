import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { wordRing } from '../src/server/features/channels/wording.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { quietLog } from './support/log.ts'
import { letJobCome, OFTEN } from './support/queue.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const channels = recordChannels()
const log = quietLog()
const shop = openShop({ TRUST_PROXY: 'on' }, log, { channels })
let jobs: { stop(): Promise<void> }

beforeAll(() => {
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels,
    log,
    pollInterval: OFTEN,
    dataDir: '/nonexistent',
    readOrigin: async () => 'http://shop.test',
  })
})
afterAll(() => jobs.stop())
beforeEach(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  channels.sent = []
})

const TRAP = { website: 'https://stroyka.ru' }
const LINKED = { name: 'Сергей (stroyka.ru)' }
const HASTY = { filledFor: 300 }

/** Sends an inquiry of a visitor whose phone can be dialled; returns its number and what is stored. */
async function send(own: object, address = '10.0.0.7') {
  const body = { name: 'Вера', phone: '8 926 123-45-67', message: randomUUID(), ...own }
  const response = await shop.post('/api/inquiries/contact', body, { 'x-forwarded-for': address })
  expect(response.status).toBe(201)
  const { id } = await response.json()
  const { rows } = await shop.database.pool.query('select spam, answer_due_at from inquiries where id = $1', [
    id,
  ])
  return { id, ...rows[0] }
}
const rungOf = async (id: number) =>
  (await shop.database.pool.query("select 1 from deliveries where inquiry_id = $1 and kind = 'first'", [id]))
    .rows.length

describe('What looks like spam', () => {
  test.each([
    ['a link in the name', LINKED],
    ['a trap that a program filled in', TRAP],
    ['a form sent at once', HASTY],
    ['a link beside the phone', { phone: '8 926 123-45-67 (сайт stroyka.ru)' }],
  ])('by %s alone, with a phone to dial, rings as such', async (_what, own) => {
    const { id, ...stored } = await send(own)
    expect(stored).toEqual({ spam: true, answer_due_at: null })
    await waitFor(() => expect(channels.sent).toMatchObject([{ kind: 'first', inquiry: { id } }]))
    const [ring] = channels.sent
    const { title, lines } = ring ? wordRing(ring) : { title: '', lines: [] }
    expect(title).toMatch(/^Похоже на спам, заявка № 1: /)
    expect(lines).toEqual([expect.stringMatching(/^Почему: .{10,}\.$/)])
  })

  test.each([
    ['two signs', { ...LINKED, ...TRAP }],
    ['two other signs', { ...TRAP, ...HASTY }],
    ['a sign and a link in the message', { ...HASTY, message: 'Смотрите https://casino.example/5' }],
    [
      'a trap and a link that names the shop',
      { ...TRAP, message: 'https://casino.example/?http://shop.test' },
    ],
    ['a trap and a link with the sign of an address', { ...TRAP, message: 'https://medium.com/@casino' }],
    ['a trap and a bare link in the message', { ...TRAP, message: 'Всё на stroyka.com, ivan@mail.ru' }],
    ['no phone to dial', { ...LINKED, phone: '1234567890' }],
    ['a link instead of a phone', { phone: 't.me/casino' }],
    ['a link beside the phone and one in the name', { ...LINKED, phone: '8 926 123-45-67 t.me/casino' }],
  ])('with %s rings nobody', async (_what, own) => {
    const { id, spam } = await send(own)
    expect([spam, await rungOf(id)]).toEqual([true, 0])
  })

  test.each(['Хочу как тут: https://example.ru/septik-5', 'www.septik.example', 'нашёл на t.me/septik'])(
    'does not by a link in the message alone: %s',
    async (message) => {
      const { id, spam, answer_due_at } = await send({ message })
      expect([spam, answer_due_at, await rungOf(id)]).toEqual([false, expect.any(Date), 1])
      await waitFor(() => expect(channels.sent).toMatchObject([{ kind: 'first', inquiry: { id } }]))
      const [ring] = channels.sent
      expect(ring && wordRing(ring).title).not.toContain('спам')
    },
  )

  test.each([
    'Ответьте на ivan@mail.ru',
    'На ivan@mail.ru,petr@yandex.ru',
    'Вот этот: http://shop.test/product/topas-5',
    'Вот этот (shop.test).',
    'Обычный вопрос.',
  ])('by one weak sign rings beside «%s»', async (message) => {
    const { id, spam } = await send({ ...HASTY, message })
    expect([spam, await rungOf(id)]).toEqual([true, 1])
  })

  test.each([
    { phone: '8 926 123-45-67, ivan@mail.ru' },
    { phone: 'ivan@mail.ru', email: 'ivan@mail.ru' },
    { name: 'Иван ivan@mail.ru' },
  ])('is no mail address among what was asked for: %o', async (own) => {
    const { id, spam } = await send(own)
    expect([spam, await rungOf(id)]).toEqual([false, 1])
  })

  test('of a flood rings nobody from the fourth equal one on, whatever else speaks against it', async () => {
    const rung: number[] = []
    for (const own of [{}, LINKED, {}, {}, LINKED])
      rung.push(await rungOf((await send({ message: 'Купите', ...own })).id))
    expect(rung).toEqual([1, 1, 1, 0, 0])
  })

  test('by a full network alone, with a phone to dial, rings as such, until the network sends three times its number', async () => {
    const inAnHour = (count: number) =>
      shop.database.pool.query('update site_settings set inquiries_per_hour = $1', [count])
    onTestFinished(async () => void (await inAnHour(60)))
    await inAnHour(2)
    const stored: [spam: boolean, rung: number][] = []
    for (const own of [{}, {}, {}, LINKED, { phone: '1234567890' }, {}, {}, {}]) {
      const { id, spam } = await send(own, '203.0.113.9')
      stored.push([spam, await rungOf(id)])
    }
    const told = [true, 1]
    const silent = [true, 0]
    expect(stored).toEqual([[false, 1], [false, 1], told, silent, silent, told, silent, silent])
    await waitFor(() => expect(channels.sent).toHaveLength(4))
    const asSpam = channels.sent.map(wordRing).filter(({ title }) => title.startsWith('Похоже на спам'))
    const lines = ['Почему: С одного адреса больше 2 заявок за час.']
    expect(asSpam).toMatchObject([{ lines }, { lines }])
  })
})

describe('The summary of the morning', () => {
  const summaryOfToday = async () => {
    await shop.database.pool.query('truncate deliveries cascade')
    await letJobCome(shop.database.pool, 'morning-summary')
    await waitFor(() => expect(channels.sent.some(({ kind }) => kind === 'summary')).toBe(true))
    const ring = channels.sent.find(({ kind }) => kind === 'summary')
    if (!ring) throw new Error('no summary was sent')
    return wordRing(ring).lines
  }

  test('says how many were taken for spam and rang nobody, and where they are', async () => {
    for (const own of [{ ...LINKED, ...TRAP }, { ...TRAP, ...HASTY }, {}]) await send(own)
    expect(await summaryOfToday()).toContainEqual(
      'Принято за спам: 2, посмотрите: http://shop.test/admin/orders?spam=true',
    )
  })

  test('says nothing of spam when there was none', async () => {
    await send({})
    const lines = await summaryOfToday()
    expect(lines).toContain('Новых с прошлой сводки: 1')
    expect(lines.join('\n')).not.toContain('спам')
  })
})
