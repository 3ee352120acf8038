import { beforeAll, describe, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { expectError, openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

/** Inserts inquiries like an import: `minutesAgo` is independent of the id. Returns their ids. */
async function add(...requests: readonly Record<string, string | number | null>[]): Promise<number[]> {
  const ids: number[] = []
  for (const { minutesAgo = 0, ...columns } of requests) {
    const row = { name: 'Клиент', phone: '+7 900 000-00-00', ...columns }
    const names = Object.keys(row)
    const { rows } = await shop.database.pool.query(
      `insert into inquiries (${names.join(', ')}, created_at)
       values (${names.map((_name, index) => `$${index + 1}`).join(', ')}, now() - $${names.length + 1} * interval '1 minute')
       returning id`,
      [...Object.values(row), minutesAgo],
    )
    ids.push(rows[0].id)
  }
  return ids
}

const list = (query = '') => desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries${query}`)
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id)
const search = (message: string, more = '') => idsOf(`?search=${encodeURIComponent(message)}${more}`)
async function totalOf(query = '') {
  const response = await desk.call('GET', `/admin/inquiries${query}`)
  return response.headers.get('x-total-count')
}

beforeAll(() => shop.database.pool.query(EMPTY_INQUIRIES))

describe('With 1 203 inquiries staff', () => {
  beforeAll(async () => {
    await shop.database.pool.query(`
      insert into inquiries (name, phone, type, status, created_at, next_contact_at)
      select 'Клиент ' || n, '+7 900 000-00-00',
        (array['product', 'repair', 'other'])[n % 3 + 1], (array['new', 'completed'])[n % 2 + 1],
        timestamptz '2026-11-20 12:00+03' - (n / 2) * interval '1 hour',
        case when n % 3 > 0 then timestamptz '2026-11-21 12:00+03' + (n % 7) * interval '1 day' end
      from generate_series(1, 1203) as n`)
    return () => shop.database.pool.query(EMPTY_INQUIRIES)
  })

  test('get the newest 500, and are told how many there are', async () => {
    const response = await desk.call('GET', '/admin/inquiries')
    expect(response.headers.get('x-total-count')).toBe('1203')
    const newest: Inquiry[] = await response.json()
    expect(newest).toHaveLength(500)
    expect(newest.slice(0, 4).map(({ name }) => name)).toEqual([
      'Клиент 1',
      'Клиент 3',
      'Клиент 2',
      'Клиент 5',
    ])
    expect(Object.keys(newest[0] ?? {}).sort()).toEqual(
      [
        'address',
        'createdAt',
        'email',
        'id',
        'items',
        'message',
        'name',
        'phone',
        'phoneE164',
        'preferredDate',
        'productName',
        'service',
        'status',
        'type',
        'wizardData',
        'version',
        'assignee',
        'answeredAt',
        'answerDueAt',
        'nextContactAt',
        'lostReason',
        'closedAt',
        'spam',
        'spamReason',
        'preferredTime',
        'source',
        'sourceName',
        'hasConsent',
        'doNotContact',
        'erasedAt',
      ].sort(),
    )
  })

  test.each([
    '',
    '&sort=date',
    '&sort=name',
    '&sort=-status',
    '&sort=type',
    '&sort=id',
    '&sort=nextContactAt',
    '&sort=-nextContactAt',
    '&status=new',
  ])('reach every one page by page, none twice%s', async (filters) => {
    const seen: number[] = []
    let page = await idsOf(`?limit=200${filters}`)
    while (page.length > 0) {
      seen.push(...page)
      page = await idsOf(`?limit=200&before=${page.at(-1)}${filters}`)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(String(seen.length)).toBe(await totalOf(`?limit=1${filters}`))
  })

  test('count by status what passes the other filters', async () => {
    const counts = (query = '') => desk.callJson(200, 'GET', `/admin/inquiries/counts${query}`)
    expect(await counts()).toMatchObject({ all: 1203, new: 601, processing: 0, completed: 602, canceled: 0 })
    expect(await counts('?type=repair')).toMatchObject({ all: 401 })
    expect(await counts('?search=клиент 120&from=2020-01-01')).toMatchObject({ all: 5 })
    expect(await counts('?search=нет такого')).toMatchObject({
      all: 0,
      new: 0,
      processing: 0,
      completed: 0,
      canceled: 0,
    })
  })

  test('filter by status, type and day of Moscow, on the server', async () => {
    expect(await totalOf('?status=new')).toBe('601')
    expect(await totalOf('?status=new&type=repair&limit=1')).toBe('200')
    const day = await list('?from=2026-11-19&to=2026-11-19')
    expect(day).toHaveLength(48)
    expect(day[0]?.createdAt).toBe('2026-11-19T20:00:00.000Z')
    expect(day.at(-1)?.createdAt).toBe('2026-11-18T21:00:00.000Z')
    expect(await totalOf(`?from=${encodeURIComponent('2026-11-20T11:00:00+03:00')}`)).toBe('3')
    expect(await totalOf('?from=2026-11-20T08:00:00Z&to=2026-11-20T09:00:00Z')).toBe('2')
  })
})

describe('Staff find an inquiry', () => {
  let marina = 0
  let others: number[] = []
  beforeAll(async () => {
    ;[marina = 0, ...others] = await add(
      {
        name: 'Марина Семёнова',
        phone: '8 (900) 000-04-56',
        phone_e164: '+79000000456',
        email: 'Marina@Example.ru',
        message: 'Скидка 100 % за_два\nкольца?',
        product_name: 'Топас 5',
      },
      { name: 'Сергей', phone: 'позвоните в офис', service: 'Чистка колодца', minutesAgo: 5 },
      { name: 'Ян', phone: '+7 999 123-45-67', phone_e164: '+79991234567', minutesAgo: 10 },
    )
    return () => shop.database.pool.query(EMPTY_INQUIRIES)
  })

  test.each([
    'марина',
    'СЕМЕНОВА',
    'семёнова',
    'marina@example',
    'топас 5',
    'скидка 100 %',
    'за_два',
    ' марина  ',
    '8 900 000-04-56',
    '+7 (900) 000 04 56',
    '79000000456',
    '900 000-04',
    '0456',
    '8900',
    '+7900',
    '7 900 00',
  ])('by «%s»', async (message) => {
    expect(await search(message)).toEqual([marina])
  })

  test.each(['12 %', 'за.два', '100_%', 'мариночка', '8999000', '#', '№', '\\', "' or 1=1 --"])(
    'and nobody by «%s»',
    async (message) => {
      expect(await search(message)).toEqual([])
    },
  )

  test('by its number', async () => {
    for (const message of [`№ ${marina}`, `№${marina}`, `#${marina}`, `${marina}`]) {
      expect(await search(message)).toContain(marina)
    }
    expect(await search('№ 999999')).toEqual([])
    expect(await search(`№ ${others[0]}`)).toEqual([others[0]])
    expect(await search('99999999999999999999')).toEqual([])
  })

  test('by two letters of a name, and by a service', async () => {
    expect(await search('ян')).toEqual([others[1]])
    expect(await search('чистка')).toEqual([others[0]])
  })

  test('in the order they ask for', async () => {
    expect(await idsOf('?sort=name')).toEqual([marina, ...others])
    expect(await idsOf('?sort=-name')).toEqual([marina, ...others].reverse())
    expect(await idsOf('?sort=date')).toEqual([...others.toReversed(), marina])
    expect(await search('', '&sort=-date')).toEqual([marina, ...others])
  })

  test('by its address, and one that is not there says so', async () => {
    expect(await desk.callJson<Inquiry>(200, 'GET', `/admin/inquiries/${marina}`)).toMatchObject({
      id: marina,
    })
    await expectError(await desk.call('GET', '/admin/inquiries/999999'), 404, 'Запрос не найден')
    await expectError(await desk.call('GET', '/admin/inquiries/0x1'), 400, 'целым числом')
  })

  test('after one that is no longer there the list goes on with lower numbers', async () => {
    expect(await idsOf('?before=2147483647')).toEqual([marina, ...others])
    await shop.database.pool.query('delete from inquiries where id = $1', [others[0]])
    expect(await idsOf(`?before=${others[0]}`)).toEqual([marina])
  })
})

describe('What staff type is found to the letter', () => {
  let ids: Readonly<Record<string, number | undefined>> = {}
  beforeAll(async () => {
    const [percent, underline, backslash, plain, old] = await add(
      { name: 'Скидка 10% Ирине' },
      { name: 'Файл план_2' },
      { name: 'Дренаж\\септик' },
      { name: 'Обычный', phone: '8 812 555-01-02', phone_e164: '+78125550102', minutesAgo: 1 },
      { name: 'Перенесённый', phone: '8 (812) 555 01 03', minutesAgo: 2 },
    )
    ids = { percent, underline, backslash, plain, old }
    return () => shop.database.pool.query(EMPTY_INQUIRIES)
  })

  test.each([
    ['%', 'percent'] as const,
    ['10% и', 'percent'] as const,
    ['_', 'underline'] as const,
    ['план_2', 'underline'] as const,
    ['\\', 'backslash'] as const,
    ['ж\\с', 'backslash'] as const,
  ])('«%s»: no character stands for another', async (message, name) => {
    expect(await search(message)).toEqual([ids[name]])
  })

  test.each(['С%ка', 'пл_н', '1_%', '\\септ%'])('and nobody is found by «%s»', async (message) => {
    expect(await search(message)).toEqual([])
  })

  test.each(['8 812 555', '8 (812) 555-01', '88125550'])(
    'a telephone typed «%s», whether it was stored with +7 or as it was written',
    async (message) => {
      expect(await search(message)).toEqual([ids.plain, ids.old])
    },
  )
})

test('Staff see whose call is due first, without a call last, equal ones newest first, in parts and in the file', async () => {
  const [late, tomorrow, next, newer, without, newest] = await add(
    { name: 'Опоздал', next_contact_at: '2026-11-01T09:00:00Z', minutesAgo: 1 },
    { name: 'Завтра', next_contact_at: '2026-12-02T09:00:00Z', minutesAgo: 9 },
    { name: 'Сегодня', next_contact_at: '2026-12-01T09:00:00Z', minutesAgo: 5 },
    { name: 'Сегодня же', next_contact_at: '2026-12-01T09:00:00Z', minutesAgo: 2 },
    { name: 'Без звонка', minutesAgo: 4 },
    { name: 'Без звонка, новее', minutesAgo: 3 },
  )
  const expected = [late, newer, next, tomorrow, newest, without]
  expect(await idsOf('?sort=nextContactAt')).toEqual(expected)
  const downwards = [tomorrow, newer, next, late, newest, without]
  expect(await idsOf('?sort=-nextContactAt')).toEqual(downwards)
  for (const [index, id] of expected.entries()) {
    expect(await idsOf(`?sort=nextContactAt&before=${id}`)).toEqual(expected.slice(index + 1))
  }
  for (const [index, id] of downwards.entries()) {
    expect(await idsOf(`?sort=-nextContactAt&before=${id}`)).toEqual(downwards.slice(index + 1))
  }
  const file = await desk.call('GET', '/admin/inquiries/export?format=csv&sort=nextContactAt')
  const named = (await file.text()).match(/Опоздал|Завтра|Сегодня же|Сегодня|Без звонка, новее|Без звонка/g)
  expect(named).toEqual(['Опоздал', 'Сегодня же', 'Сегодня', 'Завтра', 'Без звонка, новее', 'Без звонка'])
})
