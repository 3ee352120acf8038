import { expect, test } from 'vitest'
import type { PastWork, PlannedWork } from '../../../contract/records/schedule.ts'
import {
  formatChangedSince,
  formatLeft,
  formatPast,
  formatPlanned,
  formatPlannedNote,
  formatPlannedPrice,
  listNames,
} from './planned-words.ts'

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null

const planned: PlannedWork = {
  kind: 'price',
  id: 1,
  entity: 'products',
  at: '2026-12-01T00:00:00Z',
  title: 'Топас 5',
  productId: 5,
  oldPrice: 10_000_000,
  price: 12_000_000,
  bulk: null,
  count: null,
  by: 'Ольга',
  since: null,
  changed: [],
}
const past: PastWork = {
  id: 1,
  at: '2026-12-01T00:00:00Z',
  title: '«Топас»: +5 %',
  price: null,
  count: 17,
  state: 'partly',
  left: [],
  isSeen: false,
}
const named = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ id: index, name: `Т${index}` }))

test.each<[Partial<PlannedWork>, string, string | null]>([
  [{}, 'Топас 5: 120 000 ₽', 'Сейчас 100 000 ₽'],
  [{ oldPrice: null }, 'Топас 5: 120 000 ₽', 'Сейчас цены нет'],
  [{ changed: named(1) }, 'Топас 5: 120 000 ₽', 'Было 100 000 ₽, когда планировали'],
  [{ oldPrice: null, changed: named(1) }, 'Топас 5: 120 000 ₽', 'Цены не было, когда планировали'],
  [{ kind: 'bulk', title: '«Топас»: +5 %', count: 17 }, 'Цены — «Топас»: +5 %, 17 товаров', null],
  [{ kind: 'publish' }, 'Топас 5 появится на сайте', 'Сейчас видно только сотрудникам'],
  [{ kind: 'unpublish' }, 'Топас 5 уйдёт с сайта', 'Страница ответит «не найдено»'],
  [
    { kind: 'publish', entity: 'posts', title: 'О зиме' },
    'Статья «О зиме» выйдет на сайт',
    'Сейчас видно только сотрудникам',
  ],
])('%o is told as «%s»', (fields, text, note) => {
  const work = { ...planned, ...fields }
  expect([plain(formatPlanned(work)), plain(formatPlannedNote(work))]).toEqual([text, note])
})

test.each([
  ['2026-12-01T06:00:00Z', '120 000 ₽ с 1 декабря 09:00'],
  ['2026-11-26T06:00:00Z', '120 000 ₽ завтра с 09:00'],
])('a price from %s is told as «%s»', (at, text) => {
  const now = Date.parse('2026-11-25T12:00:00+03:00')
  expect(plain(formatPlannedPrice({ ...planned, at }, now))).toBe(text)
})

test('what has changed since is named', () => {
  const say = (fields: Partial<PlannedWork>) => plain(formatChangedSince({ ...planned, ...fields }))
  expect(say({})).toBeNull()
  expect(say({ changed: named(1) })).toBe('Цену с тех пор изменили: эту не поставим')
  expect(say({ kind: 'bulk', changed: named(1) })).toBe('1 товар с тех пор изменился, его не тронем: Т0')
  expect(say({ kind: 'bulk', changed: named(2) })).toBe('2 товара с тех пор изменились, их не тронем: Т0, Т1')
})

test('what was left is counted', () => {
  expect(plain(formatPast(past))).toBe('Цены — «Топас»: +5 %, 17 товаров')
  expect([1, 3, 5].map((count) => plain(formatLeft({ ...past, left: named(count) })))).toEqual([
    '1 товар остался с прежней ценой',
    '3 товара остались с прежней ценой',
    '5 товаров осталось с прежней ценой',
  ])
  expect(listNames(named(8))).toBe('Т0, Т1, Т2, Т3, Т4 и ещё 3')
})
