import { describe, expect, test } from 'vitest'
import type { Inquiry } from '../../contract/inquiries.ts'
import { filterInquiries, readFilters } from './filters.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const inquiry = (own: Partial<Inquiry>): Inquiry => ({
  id: 1,
  createdAt: '2026-11-20T10:00:00Z',
  type: 'product',
  status: 'new',
  name: 'Марина',
  phone: '8 (900) 000-04-56',
  phoneE164: '+79000000456',
  email: null,
  message: null,
  service: null,
  productName: 'Топас 5',
  address: null,
  preferredDate: null,
  items: null,
  wizardData: null,
  ...own,
})
const find = (list: readonly Inquiry[], address: string) =>
  filterInquiries(list, readFilters(new URLSearchParams(address)), NOW).shown.map(({ id }) => id)

describe('Requests are found', () => {
  test.each(['марина', '#1', 'топас', '900 000-04', '89000000456', '+7 (900) 000-04-56', '0456', ' '])(
    'by «%s»',
    (words) => {
      expect(find([inquiry({})], `find=${encodeURIComponent(words)}`)).toEqual([1])
    },
  )

  test.each(['сергей', '#2', '7999', '12'])('and not by «%s»', (words) => {
    expect(find([inquiry({})], `find=${encodeURIComponent(words)}`)).toEqual([])
  })

  test('by status, type and date together', () => {
    const list = [
      inquiry({ id: 1 }),
      inquiry({ id: 2, type: 'repair' }),
      inquiry({ id: 3, status: 'completed' }),
      inquiry({ id: 4, createdAt: '2026-11-15T10:00:00Z' }),
    ]
    expect(find(list, '')).toEqual([1, 2, 3, 4])
    expect(find(list, 'type=repair')).toEqual([2])
    expect(find(list, 'status=new&period=day')).toEqual([1, 2])
    expect(find(list, 'period=week&type=product&status=new')).toEqual([1, 4])
    expect(find(list, 'type=nonsense&period=ever')).toEqual([1, 2, 3, 4])
  })
})
