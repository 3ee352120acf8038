import { expect, test } from 'vitest'
import { describePublication, describeShortly, type Publication } from './words.ts'

const now = Date.parse('2026-11-20T12:00:00+03:00')

test.each<[Publication, string, string | null]>([
  [{}, 'На сайте', null],
  [{ unpublishAt: '2026-12-03T06:00:00Z' }, 'До 3 дек.', 'Скроется 3 декабря в 09:00'],
  [{ published: false }, 'Скрыто', 'Не опубликовано'],
  [{ published: false, publishAt: '2026-11-30T22:00:00Z' }, 'С 1 дек.', 'Появится 1 декабря в 01:00'],
])('%j is «%s» in a list, in full «%s»', (record, words, title) => {
  expect([describeShortly(record), describePublication(record, now)]).toEqual([words, title])
})
