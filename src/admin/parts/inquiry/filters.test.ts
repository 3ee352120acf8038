import { expect, test } from 'vitest'
import { isFiltered, readFilters, toQuery } from './filters.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const queryOf = (address: string) => toQuery(readFilters(new URLSearchParams(address)), NOW)

test('an address without filters asks for all', () => {
  expect(queryOf('')).toEqual({})
  expect(queryOf('request=5&find=%20')).toEqual({})
  expect(isFiltered(readFilters(new URLSearchParams('find=%20')))).toBe(false)
})

test('every filter of the address is asked of the server', () => {
  expect(queryOf('status=new&type=repair&period=week&find=%2B7+900')).toEqual({
    status: 'new',
    spam: false,
    type: 'repair',
    from: '2026-11-13T12:00:00.000Z',
    search: '+7 900',
  })
  for (const one of ['status=new', 'type=repair', 'period=day', 'find=я']) {
    expect(isFiltered(readFilters(new URLSearchParams(one)))).toBe(true)
  }
})

test('days of a report are asked for, until a usual period is chosen', () => {
  const days = { from: '2026-10-01', to: '2026-10-20' }
  expect(queryOf('from=2026-10-01&to=2026-10-20')).toEqual(days)
  expect(isFiltered(readFilters(new URLSearchParams(days)))).toBe(true)
  expect(queryOf('from=2026-10-01&to=2026-10-20&period=day')).toEqual({ from: '2026-11-19T12:00:00.000Z' })
  expect(queryOf('from=2026-10-01&to=вчера')).toEqual({})
})

test('words that the address should not have mean nothing, and a text is as long as the server takes it', () => {
  expect(queryOf('status=old&type=nonsense&period=ever')).toEqual({})
  expect(queryOf(`find=${'я'.repeat(300)}`).search).toHaveLength(200)
})

test('a status is without spam, and «Ничьи» are those to be worked on; under «Спам» both mean spam', () => {
  expect(queryOf('status=new')).toEqual({ status: 'new', spam: false })
  expect(queryOf('nobody=true')).toEqual({ nobody: true, open: true })
  expect(queryOf('spam=true&nobody=true')).toEqual({ spam: true, nobody: true })
})

test('the selection has a parameter of its own, beside any type', () => {
  expect(queryOf('wizard=1')).toEqual({ wizard: true })
  expect(queryOf('wizard=0&type=product')).toEqual({ wizard: false, type: 'product' })
  expect(queryOf('wizard=maybe')).toEqual({})
  expect(isFiltered(readFilters(new URLSearchParams('wizard=0')))).toBe(true)
})
