// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { ProductInFeed } from '../../../contract/catalogue/product-feed.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { Component as FeedScreen } from './screen.tsx'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const products = Array.from({ length: COUNT }, (_, index): ProductInFeed => {
  const id = index + 1
  const gaps = id % 5 === 0 ? (['hidden'] as const) : []
  return { id, slug: `p-${id}`, name: `Кедр ${id}`, manufacturerName: 'Кедр', gaps: [...gaps], remarks: [] }
})
const out = products.filter(({ gaps }) => gaps.length > 0)
const counts = { all: COUNT, in: COUNT - out.length, out: out.length, lacking: 0 }
const madeAt = new Date().toISOString()
const feed = {
  address: 'https://shop.example/feeds/yandex.yml',
  madeAt,
  checkedAt: madeAt,
  offers: 4,
  counts,
}

let asked: Record<string, unknown>[] = []
let feedAsked: unknown[] = []
let failures = 0
beforeEach(() => {
  asked = []
  feedAsked = []
  failures = 0
})

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun !== 'productFeed') return null
  if (verb === 'list') {
    feedAsked.push(input)
    return feed
  }
  const query: Record<string, unknown> = { ...Object(input) }
  asked.push(query)
  if (failures > 0) {
    failures -= 1
    throw new ApiError(500, 'Сбой', 'Сбой')
  }
  const shown = query.show === 'out' ? out : products
  const found = shown.filter(({ name }) => name.includes(String(query.find ?? '')))
  const from = Number(query.after ?? 0)
  const next = from + SIZE < found.length ? from + SIZE : null
  return { items: found.slice(from, from + SIZE), total: found.length, next }
})

const rows = () => document.querySelectorAll('tbody tr')

test('above five thousand products the feed comes in parts, and nobody asks for it whole', async () => {
  await openResource(api, FeedScreen, '')
  await screen.findByText(`Показано 100 из ${COUNT}`)
  expect(feedAsked).toEqual([{ upTo: LARGE_STAFF_LIST }])
  expect(asked).toEqual([{}])
  expect(rows()).toHaveLength(100)
  const chips = screen.getByRole('navigation', { name: 'Какие товары показать' })
  expect([...chips.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    `Все ${COUNT}`,
    `В фиде ${counts.in}`,
    `Не в фиде ${counts.out}`,
    'С замечаниями 0',
  ])
  await press('Показать ещё')
  await screen.findByText(`Показано 200 из ${COUNT}`)
  expect(asked.at(-1)).toEqual({ after: 100 })
})

test('states and search are the server’s work', async () => {
  const { address } = await openResource(api, FeedScreen, '?show=out&q=Кедр 500')
  await screen.findByText('2 товара')
  expect(asked).toEqual([{ show: 'out', find: 'Кедр 500' }])
  await type('Поиск', 'ничего')
  await screen.findByText('Таких товаров нет')
  expect(asked.at(-1)).toEqual({ show: 'out', find: 'ничего' })
  await type('Поиск', '')
  await screen.findByText(`Показано 100 из ${out.length}`)
  expect(address()).toBe('/admin/screen?show=out')
})

test('a part that did not come says so, and comes when it is asked for again', async () => {
  failures = 1
  await openResource(api, FeedScreen, '')
  await screen.findByText(/^Не удалось загрузить фид: /)
  await press('Повторить')
  await screen.findByText(`Показано 100 из ${COUNT}`)
  failures = 1
  await press('Показать ещё')
  await screen.findAllByRole('alert')
  expect(rows(), 'what is there stays').toHaveLength(100)
  await act(async () => screen.getByRole('button', { name: 'Повторить' }).click())
  await screen.findByText(`Показано 200 из ${COUNT}`)
})
