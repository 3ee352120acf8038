import { beforeAll, describe, expect, test } from 'vitest'
import { addManyProducts } from '../scripts/bench/many-products.ts'
import { findFiles } from '../src/admin/parts/library/find-files.ts'
import { findFilter } from '../src/admin/resources/media/filters.ts'
import { toFigures } from '../src/admin/resources/media/summary.ts'
import type { Media, MediaSummary } from '../src/contract/content/media.ts'
import type { MediaPart } from '../src/contract/content/media-parts.ts'
import { LARGE_STAFF_LIST, STAFF_PART_SIZE } from '../src/domain/catalogue/parts.ts'
import { expectError } from './support/desk.ts'
import { hireWithout } from './support/narrowed.ts'
import { openShop } from './support/shop.ts'
import { openTrashDesk } from './support/trash-desk.ts'

const shop = openShop()
const { call, callAnonymously, callAs, callJson, make } = openTrashDesk(shop)
const COUNT = LARGE_STAFF_LIST + 1
const USED = 600
let all: Media[] = []

const address = (what: string, query: object) =>
  `/admin/media${what}?${new URLSearchParams(Object.entries(query))}`
const part = (query: object) => callJson<MediaPart>(200, 'GET', address('/part', query))
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const urlOf = (place: number) => `/assets/uploads/${String(place).padStart(32, '0')}.jpg`

/** Pictures and documents, of which the first stand in a product each, and one in an article and one in a draft. */
beforeAll(async () => {
  await addManyProducts(shop.database.pool, USED)
  await shop.database.pool.query(`
    alter table media disable trigger user;
    insert into media (url, kind, name, alt, bytes)
    select '/assets/uploads/' || lpad(i::text, 32, '0') || case when i % 50 = 0 then '.pdf' else '.jpg' end,
      case when i % 50 = 0 then 'document' else 'picture' end, 'Фото ' || i || '_100%.jpg',
      case when i % 3 = 0 then 'Жёлтая крышка ' || i else '' end, nullif(i % 7, 0) * 1000
    from generate_series(1, ${COUNT}) as i;
    alter table media enable trigger user;
    alter table products disable trigger user;
    update products set image_url = '/assets/uploads/' || lpad(place::text, 32, '0') || '.jpg'
    from (select id, row_number() over (order by id) as place from products) as numbered
    where numbered.id = products.id;
    alter table products enable trigger user;`)
  const content = `![](${urlOf(COUNT)})`
  const post = await make('/blog/posts', { title: 'Ёлки у дома', slug: 'elki', content, published: false })
  await callJson(200, 'PUT', `/admin/drafts/posts/${post.id}`, {
    content: `${content} ![](${urlOf(COUNT - 2)})`,
  })
  all = await callJson<Media[]>(200, 'GET', '/admin/media')
})

/** What the browser would find in the whole list. */
const findHere = ({ find = '', show = '' }: { find?: string; show?: string }, files = all) => {
  const filter = findFilter(show)
  return findFiles(filter ? files.filter(filter.matches) : files, find)
}

describe('A library of more than five thousand files', () => {
  test('is whole for whoever asks for it whole, and figures for whoever wants no more than so many', async () => {
    expect(all).toHaveLength(COUNT)
    expect(all.filter(({ usedIn }) => usedIn.length > 0).length).toBeGreaterThan(USED / 2)
    expect(await callJson(200, 'GET', address('', { upTo: COUNT }))).toEqual(all)
    const summary = await callJson<MediaSummary>(200, 'GET', address('', { upTo: LARGE_STAFF_LIST }))
    expect(summary).toEqual(toFigures(all))
    expect(summary.unused).toBeLessThan(COUNT)
    expect(summary.undescribed).toBeGreaterThan(0)
  })

  test('comes in parts, newest first, each file once, with where it stands', async () => {
    const found: Media[] = []
    for (let after: number | null = 0; after !== null; ) {
      const { items, total, next }: MediaPart = await part(after === 0 ? {} : { after })
      expect(items.length).toBeLessThanOrEqual(STAFF_PART_SIZE)
      expect(total).toBe(COUNT)
      found.push(...items)
      after = next
    }
    expect(found).toEqual(all)
  })

  test.each([
    { show: 'pictures' },
    { show: 'documents' },
    { show: 'no-alt' },
    { show: 'unused' },
    { find: 'желтая' },
    { find: ' КРЫШКА  фото 30 ' },
    { find: '0%' },
    { find: '_1' },
    { find: '%' },
    { find: 'топас' },
    { find: 'елки дома' },
    { find: 'ничего такого' },
    { find: 'крышка', show: 'unused' },
    { find: '77', show: 'no-alt' },
    { find: '5', show: 'documents' },
  ])('finds what the browser would find in the whole list: %j', async (query) => {
    const expected = findHere(query)
    const first = await part(query)
    expect(first.total).toBe(expected.length)
    expect(first.items).toEqual(expected.slice(0, STAFF_PART_SIZE))
    expect(first.next === null).toBe(expected.length <= STAFF_PART_SIZE)
    const found = await callJson<number[]>(200, 'GET', address('/found', query))
    expect(found).toEqual(idsOf(expected).slice(0, LARGE_STAFF_LIST))
    if (first.next === null) return
    const second = await part({ ...query, after: first.next, limit: 30 })
    expect(idsOf(second.items)).toEqual(idsOf(expected).slice(STAFF_PART_SIZE, STAFF_PART_SIZE + 30))
  })

  test('finds a search where somebody may not see what the files stand in, and tells no title', async () => {
    const cookie = await hireWithout(shop, 'catalogue')
    const read = async (where: string) => (await callAs(cookie, 'GET', where)).json()
    const files: Media[] = await read('/admin/media')
    const title = all.flatMap(({ usedIn }) => usedIn).find(({ entity }) => entity === 'products')?.title ?? ''
    for (const find of [title, 'товар']) {
      const expected = findHere({ find }, files)
      const { items, total }: MediaPart = await read(address('/part', { find }))
      expect(total).toBe(expected.length)
      expect(items).toEqual(expected.slice(0, STAFF_PART_SIZE))
    }
    expect(findHere({ find: title })).not.toEqual([])
    expect(findHere({ find: title }, files)).toEqual([])
  })

  test('finds files by number', async () => {
    const [one, other] = [all[7], all[COUNT - 3]]
    const { items } = await part({ ids: `${other?.id},${one?.id},999999999` })
    expect(items).toEqual([one, other])
  })

  test('names all of a kind by number, as many as one action takes', async () => {
    const whole = await callJson<number[]>(200, 'GET', '/admin/media/found')
    expect(whole).toEqual(idsOf(all).slice(0, LARGE_STAFF_LIST))
  })

  test('goes on behind a file that has been deleted meanwhile, and deletes together what nothing uses', async () => {
    const first = await part({ show: 'unused', limit: 4 })
    const ids = await callJson<number[]>(200, 'GET', address('/found', { show: 'unused', find: '99' }))
    expect(ids.length).toBeGreaterThan(10)
    const gone = first.items.at(-1)?.id ?? 0
    const expected = findHere({ show: 'unused' }).filter(({ id }) => id !== gone && !ids.includes(id))
    const { removed } = await callJson<{ removed: number[] }>(200, 'POST', '/admin/media/remove', {
      ids: [...ids, gone],
    })
    expect(removed).toHaveLength(new Set([...ids, gone]).size)
    const { items, total } = await part({ show: 'unused', limit: 4, after: first.next })
    expect(idsOf(items)).toEqual(
      idsOf(expected)
        .filter((id) => id < gone)
        .slice(0, 4),
    )
    expect(total).toBe(expected.length)
  })

  test.each([
    ['limit=0', 'Ожидается число от 1 до 100'],
    ['limit=101', 'Ожидается число от 1 до 100'],
    ['after=0', 'Ожидается next прошлого ответа'],
    ['after=2147483648', 'Ожидается next прошлого ответа'],
    ["after=1'--", 'Ожидается next прошлого ответа'],
    ['show=all', 'Ожидается одно из: pictures, documents, no-alt, unused'],
    ['ids=1,x', 'Ожидаются номера файлов через запятую'],
    [`find=${'я'.repeat(201)}`, 'Не длиннее 200 символов'],
    ['find=%00', 'Запрос содержит недопустимые символы'],
  ])('says what is wrong with %s', async (query, message) => {
    await expectError(await call('GET', `/admin/media/part?${query}`), 400, message)
  })

  test('says what is wrong with how many are wanted whole', async () => {
    await expectError(await call('GET', '/admin/media?upTo=0'), 400, 'upTo — целое число')
  })

  test('is for staff alone', async () => {
    for (const what of ['part', 'found']) {
      expect((await callAnonymously('GET', `/admin/media/${what}`)).status).toBe(401)
    }
  })
})
