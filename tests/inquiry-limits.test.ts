import { afterEach, describe, expect, test, vi } from 'vitest'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { seconds } from '../src/lib/duration.ts'
import { expectError, openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

const visitor = { name: 'Ирина Петрова', phone: '8 (926) 123-45-67' }
const contact = (body: unknown) => shop.post('/api/inquiries/contact', body)

interface Stored {
  id: number
  message: string | null
  items: { name: string; price: number | null }[] | null
}

/** Sends a valid inquiry and returns it from the staff API. */
async function store(body: object): Promise<Stored> {
  const response = await contact({ ...visitor, ...body })
  expect({ status: response.status, text: response.ok ? '' : await response.text() }).toMatchObject({
    status: 201,
  })
  const { id } = await response.json()
  const listed = await desk.callJson<Stored[]>(200, 'GET', '/admin/inquiries')
  const stored = listed.find((one) => one.id === id)
  if (!stored) throw new Error(`request ${id} is not in the list`)
  return stored
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
/** Lines of a cart that the catalogue does not have, so that names of any length stay. */
const cartLines = (count: number, name = 'Топас 6') =>
  Array.from({ length: count }, (_, index) => ({
    id: 900_000 + index,
    name: `${name} ${index + 1}`,
    price: 10_000_000,
  }))
const storedLines = (count: number) =>
  cartLines(count).map((line) => ({ ...line, price: null, unknown: true }))
const cartMessage = (count: number, name?: string, comment = 'Не указан') =>
  [
    `Общая сумма: ${count}00 000 ₽`,
    'Товары:',
    ...cartLines(count, name).map((line) => `${line.name}: 100 000 ₽`),
    `Комментарий: ${comment}`,
  ].join('\n')

describe('What a person types has a bound, and the bound has words', () => {
  test('10 000 characters are taken, one more is not', async () => {
    expect((await store({ message: 'я'.repeat(10_000) })).message).toHaveLength(10_000)
    const refused = await contact({ ...visitor, message: 'я'.repeat(10_001) })
    await expectError(refused, 400, 'Сообщение не длиннее 10 000 символов')
  })

  test('answers of the wizard of 8 000 characters are taken, more are not', async () => {
    const wizardData = (length: number) => ({ comment: 'я'.repeat(length - '{"comment":""}'.length) })
    await store({ wizardData: wizardData(8_000) })
    const refused = await contact({ ...visitor, wizardData: wizardData(8_001) })
    await expectError(refused, 400, 'не длиннее 8 000 символов')
  })

  test('an inquiry about the product with the longest name is taken', async () => {
    await store({ service: `Запрос о продукте: ${'Ж'.repeat(300)}` })
  })

  test.each([
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['joiners, marks and a soft hyphen', '\u200d\u2060\u00ad\u200e'],
    ['Hangul fillers and Braille blanks', '\u3164\u115f\u2800'],
    ['one letter among invisible ones', '\u200bЯ\u200b'],
  ])('a name of %s is no name', async (_what, name) => {
    await expectError(await contact({ ...visitor, name }), 400, 'Имя должно содержать как минимум 2 символа')
  })

  test('a phone with a long remark is taken, and the number in it is read', async () => {
    const phone = '8 926 123-45-67 звонить после 18, жена Мария, если не отвечает — на дачу'
    expect(await store({ phone })).toMatchObject({ phone, phoneE164: '+79261234567' })
  })

  test('a phone of invisible characters is no phone', async () => {
    const refused = await contact({ ...visitor, phone: '\u200b'.repeat(12) })
    await expectError(refused, 400, 'Пожалуйста, введите корректный номер телефона')
  })
})

describe('A cart is never refused for its length', () => {
  test('the message of a small one is stored as it was sent', async () => {
    const message = cartMessage(3)
    expect(await store({ message, items: cartLines(3) })).toMatchObject({ message, items: storedLines(3) })
  })

  test.each([51, 120, 3_000])('%d lines: fifty are listed, the rest is summed up', async (count) => {
    const { message, items } = await store({ message: cartMessage(count), items: cartLines(count) })
    expect(items).toEqual(storedLines(50))
    const lines = plain(message).split('\n')
    expect(lines.slice(0, 3)).toEqual([`Общая сумма: ${count}00 000 ₽`, 'Товары:', 'Топас 6 1: 100 000 ₽'])
    expect(lines[51]).toBe('Топас 6 50: 100 000 ₽')
    expect(lines[52]?.replaceAll(' ', '')).toMatch(
      new RegExp(`^иещё${count - 50}позици.:${count - 50}00000₽$`),
    )
    expect(lines[53]).toBe('Комментарий: Не указан')
    expect(lines).toHaveLength(54)
  })

  test('many lines beside words of a person: the words stay, the rest is added to them', async () => {
    const { message, items } = await store({ message: 'Звоните вечером', items: cartLines(60) })
    expect(items).toHaveLength(50)
    expect(plain(message)).toBe('Звоните вечером\nи ещё 10 позиций: 1 000 000 ₽')
  })

  test('without a message the rest is the message', async () => {
    expect(plain((await store({ items: cartLines(52) })).message)).toBe('и ещё 2 позиции: 200 000 ₽')
  })

  test('long names are cut, in the list and in the message, and the comment stays whole', async () => {
    const [name, comment] = ['😀'.repeat(400), `Звоните ${'вечером '.repeat(200)}`.trim()]
    const { message, items } = await store({
      message: cartMessage(50, name, comment),
      items: cartLines(50, name),
    })
    expect(message?.length).toBeLessThanOrEqual(10_000)
    expect(message?.isWellFormed()).toBe(true)
    expect(message).toContain(`\nКомментарий: ${comment}`)
    expect(items).toHaveLength(50)
    for (const item of items ?? []) {
      expect(item.name.length).toBeLessThanOrEqual(300)
      expect(item.name.isWellFormed()).toBe(true)
    }
  })

  test('a message of a cart without its list is shortened too', async () => {
    const { message } = await store({
      message: cartMessage(300, 'Станция глубокой очистки Топас 6 Лонг Пр Ус'),
    })
    expect(message?.length).toBeLessThanOrEqual(10_000)
    expect(plain(message)).toMatch(/\nи ещё 250 позиций: 25 000 000 ₽\nКомментарий: Не указан$/)
  })

  test('a comment that fills the message leaves room for what fits of the lines', async () => {
    const { message } = await store({
      message: cartMessage(50, 'Топас', 'ж'.repeat(9_800)),
      items: cartLines(50),
    })
    expect(message?.length).toBeLessThanOrEqual(10_000)
    expect(message).toContain(`Комментарий: ${'ж'.repeat(9_800)}`)
    expect(plain(message)).toMatch(/и ещё \d+ позици/)
  })

  test('only a comment that is too long by itself is refused', async () => {
    const refused = await contact({
      ...visitor,
      message: cartMessage(2, 'Топас', 'ж'.repeat(10_001)),
      items: cartLines(2),
    })
    await expectError(refused, 400, 'Сообщение не длиннее 10 000 символов')
  })
})

describe('One address cannot flood the shop', () => {
  afterEach(() => void vi.useRealTimers())

  /** Repeats a call until it is rejected by the limit; returns the response and the number of calls. */
  async function callUntilRefused(limit: number) {
    for (let count = 1; count <= limit + 1; count++) {
      const response = await contact('{}')
      if (response.status === 429) return { count, response }
    }
    throw new Error(`nothing was refused within ${limit + 1} calls`)
  }

  test('more than 300 calls in a minute are refused until the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T10:00:20Z') })
    const { count, response } = await callUntilRefused(300)
    expect(count).toBe(301)
    expect(response.headers.get('retry-after')).toBe('40')
    expect(await response.json()).toEqual({
      success: false,
      message: 'Слишком много запросов подряд. Попробуйте через минуту.',
    })
    vi.setSystemTime(Date.now() + seconds(40))
    expect((await contact({ ...visitor, message: 'следующая минута' })).status).toBe(201)
  })

  test('the bound stands on the row of the call, and no longer one refuses what is only marked', () => {
    expect(publicEndpoints.inquiries.contact).toMatchObject({ perMinute: 300 })
  })
})

describe('A malformed question for the list is refused in Russian', () => {
  test.each([
    'limit=0',
    'limit=501',
    'limit=-1',
    'limit=abc',
    'limit=1.5',
    'limit=0x10',
    'limit=',
    'limit=1e2',
    'before=abc',
    'before=0x1',
    'before=1e0',
    'before=1.0',
    'before=%201',
    'before=-1',
    'before=',
    'before=0',
    'status=old',
    'type=nonsense',
    'sort=price',
    'sort=',
    'from=yesterday',
    'to=2026-13-01',
    'from=2026-11-20T10:00',
    'before=2147483648',
    'assigneeId=2147483648',
    'ids=2147483648',
    'ids=1,9999999999',
    'ids=0',
    'ids=1,',
    'ids=a',
    'limit=1&limit=2',
    'search=%00',
    `search=${'я'.repeat(201)}`,
    'from=',
    'status=',
  ])('%s', async (query) => {
    const response = await desk.call('GET', `/admin/inquiries?${query}`)
    expect(response.status).toBe(400)
    const body: { message: string; errors?: Record<string, string> } = await response.json()
    for (const message of [body.message, ...Object.values(body.errors ?? {})])
      expect(message).toMatch(/[а-яё]{3}/i)
  })

  test.each(['from=0001-01-01', 'to=9999-12-31', 'from=9999-12-31', 'limit=500', 'limit=1', 'other=1'])(
    'and %s is not',
    async (query) => {
      expect((await desk.call('GET', `/admin/inquiries?${query}`)).status).toBe(200)
    },
  )
})
