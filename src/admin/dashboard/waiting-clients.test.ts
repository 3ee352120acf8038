import { expect, test } from 'vitest'
import type { Inquiry } from '../../contract/inquiries.ts'
import { formatQueue, formatWish, listWaiting } from './waiting-clients.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

function inquiry(over: Partial<Inquiry>): Inquiry {
  return {
    ...{ id: 1, createdAt: '2026-11-20T11:00:00Z', type: 'other', status: 'new', name: 'Марина' },
    ...{ phone: '8 900 000-04-56', phoneE164: '+79000000456', email: null, message: null, service: null },
    ...{ productName: null, address: null, preferredDate: null, items: null, wizardData: null },
    ...over,
  }
}

test('the one who waits longest is called first', () => {
  const early = inquiry({ id: 2, createdAt: '2026-11-19T10:00:00Z', name: 'Сергей Л.' })
  const waiting = listWaiting([inquiry({}), early], now)
  expect(waiting.map(({ id }) => id)).toEqual([2, 1])
  expect(formatQueue(waiting)).toBe('2 клиента ждут звонка. Дольше всех — Сергей Л.')
})

test('an old request and one already in work do not wait', () => {
  const old = inquiry({ createdAt: '2026-11-17T11:59:00Z' })
  expect(listWaiting([old, inquiry({ status: 'processing' })], now)).toEqual([])
  expect(formatQueue([])).toBe('Никто не ждёт звонка.')
})

test('a wish names the cart with its total, the product, or the kind', () => {
  const items = [
    { id: 1, name: 'Топас 5', price: 22292000 },
    { id: 2, name: 'Топас 6', price: null },
  ]
  expect(formatWish(inquiry({ items, type: 'product' }))).toMatch(/^Корзина: 2 товара · 222\s920\s₽$/)
  expect(formatWish(inquiry({ productName: 'Топас 5', type: 'product' }))).toBe('Топас 5 · запрос о продукте')
  expect(formatWish(inquiry({ type: 'installation' }))).toBe('Монтаж')
})
