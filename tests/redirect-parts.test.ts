import { beforeAll, describe, expect, test } from 'vitest'
import type { NotFoundEntry } from '../src/contract/content/not-found.ts'
import type { RedirectPart } from '../src/contract/content/redirect-parts.ts'
import type { Redirect } from '../src/contract/content/redirects.ts'
import { LARGE_STAFF_LIST, STAFF_PART_SIZE } from '../src/domain/catalogue/parts.ts'
import { includesTyped } from '../src/lib/text/fold-text.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct } = openCatalogueDesk(shop)
const COUNT = LARGE_STAFF_LIST + 1
let all: Redirect[] = []

const part = (query: object) =>
  callJson<RedirectPart>(200, 'GET', `/admin/redirects/part?${new URLSearchParams(Object.entries(query))}`)
const listAll = () => callJson<Redirect[]>(200, 'GET', '/admin/redirects')
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

/** Made at once, as a file makes them: chains, circles of no page, addresses of pages, and records that have moved or are gone. */
beforeAll(async () => {
  const moved = await makeProduct({ slug: 'moved', name: 'Ёлка-100%' })
  await callJson(200, 'PATCH', `/products/${moved.id}`, { slug: 'moved-on' })
  const gone = await makeProduct({ slug: 'gone', name: 'Тайга' })
  await callJson(200, 'PATCH', `/products/${gone.id}`, { slug: 'gone-on' })
  await call('DELETE', `/products/${gone.id}`)
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::int from redirects')
  await shop.database.pool.query(
    `insert into redirects ("from", "to")
     select '/old/страница_' || i,
       case i % 5 when 0 then '/old/страница_' || (i + 1) when 1 then '/about' when 2 then '/nowhere-' || i
         when 3 then '/catalog?p=100%&i=' || i else '/product/moved' end
     from generate_series(1, $1::int) as i`,
    [COUNT - (rows[0]?.count ?? 0)],
  )
  await shop.database.pool.query(`insert into not_found (path, count, last_at)
    select "from", 3, now() from redirects where "from" like '/old/страница\\_1_' union all select '/lost', 2, now()`)
  all = await listAll()
})

const findHere = (find: string) =>
  all.filter(({ from, to, record }) => includesTyped(find, [from, to, record?.title]))

describe('More than five thousand redirects', () => {
  test('are whole for whoever asks for them whole, and counted for whoever wants no more than so many', async () => {
    expect(all).toHaveLength(COUNT)
    expect(new Set(all.map(({ leadsTo }) => leadsTo === null))).toEqual(new Set([true, false]))
    expect(await callJson(200, 'GET', `/admin/redirects?upTo=${COUNT}`)).toEqual(all)
    expect(await callJson(200, 'GET', `/admin/redirects?upTo=${LARGE_STAFF_LIST}`)).toEqual({ total: COUNT })
  })

  test('come in parts, those that were changed last first, each once, with where it leads in the end', async () => {
    const found: Redirect[] = []
    let after: string | null = ''
    while (after !== null) {
      const { items, total, next }: RedirectPart = await part(after === '' ? {} : { after })
      expect(items.length).toBeLessThanOrEqual(STAFF_PART_SIZE)
      expect(total).toBe(COUNT)
      found.push(...items)
      after = next
    }
    expect(found).toEqual(all)
  })

  test.each(['страница_44', ' СТРАНИЦА_1 ', '100%', '%', '_', 'nowhere', 'елка', 'тайга', 'moved', 'ничего'])(
    'a search finds what the browser would find among all: %s',
    async (find) => {
      const expected = findHere(find)
      const first = await part({ find })
      expect(first.total).toBe(expected.length)
      expect(first.items).toEqual(expected.slice(0, STAFF_PART_SIZE))
      expect(first.next === null).toBe(expected.length <= STAFF_PART_SIZE)
      if (first.next === null) return
      const second = await part({ find, after: first.next, limit: 30 })
      expect(second.items).toEqual(expected.slice(STAFF_PART_SIZE, STAFF_PART_SIZE + 30))
    },
  )

  test('are found by number', async () => {
    const [one, other] = [all[3], all[COUNT - 5]]
    expect((await part({ ids: `${other?.id},${one?.id},999999999` })).items).toEqual([one, other])
  })

  test('go on behind one that has been deleted meanwhile', async () => {
    const first = await part({ limit: 4 })
    expect((await call('DELETE', `/admin/redirects/${first.items.at(-1)?.id}`)).status).toBe(204)
    const { items, total } = await part({ limit: 4, after: first.next })
    expect(idsOf(items)).toEqual(idsOf(all.slice(4, 8)))
    expect(total).toBe(COUNT - 1)
  })

  test.each([
    ['limit=0', 'Ожидается число от 1 до 100'],
    ['limit=101', 'Ожидается число от 1 до 100'],
    ['after=5', 'Ожидается next прошлого ответа'],
    ["after=1-1'--", 'Ожидается next прошлого ответа'],
    ['ids=1,x', 'Ожидаются номера переадресаций через запятую'],
    [`find=${'я'.repeat(201)}`, 'Не длиннее 200 символов'],
    ['find=%00', 'Запрос содержит недопустимые символы'],
  ])('say what is wrong with %s', async (query, message) => {
    await expectError(await call('GET', `/admin/redirects/part?${query}`), 400, message)
  })

  test('say what is wrong with how many are wanted whole', async () => {
    await expectError(await call('GET', '/admin/redirects?upTo=0'), 400, 'upTo — целое число')
  })

  test.each(['0-0', '9999999999999999-9999999999'])('end behind a mark that none has: %s', async (after) => {
    const { items, total, next } = await part({ after })
    expect(items).toHaveLength(after === '0-0' ? 0 : STAFF_PART_SIZE)
    expect(total).toBe(COUNT - 1)
    expect(next === null).toBe(after === '0-0')
  })

  test('are for staff alone', async () => {
    expect((await callAnonymously('GET', '/admin/redirects/part')).status).toBe(401)
  })
})

test('an address that is not found tells the redirect from there that leads to no page', async () => {
  const entries = await callJson<NotFoundEntry[]>(200, 'GET', '/admin/not-found')
  const led = new Map(all.map(({ from, id }) => [from, id]))
  const named = entries.filter(({ path }) => path.startsWith('/old/'))
  expect(named.map(({ path }) => path).toSorted()).toEqual(['/old/страница_12', '/old/страница_17'])
  for (const { path, redirectId } of named) expect(redirectId).toBe(led.get(path))
  expect(entries.find(({ path }) => path === '/lost')?.redirectId).toBeNull()
})
