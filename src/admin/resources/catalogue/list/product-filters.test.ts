import { expect, test } from 'vitest'
import { readFilters, writeFilters } from './product-filters.ts'

test('filters come back from the address as they were put there, and leave the rest of it alone', () => {
  const filters = {
    search: 'лонг & пр',
    manufacturerId: 2,
    modelLine: 'Евролос Про',
    check: 'price',
    missing: null,
    sort: { key: 'filled', isDown: true },
  } as const
  const address = writeFilters(new URLSearchParams('edit=5'), filters)
  expect(address.get('edit')).toBe('5')
  expect(readFilters(new URLSearchParams(address.toString()))).toEqual(filters)
})

test('a line without its manufacturer, a check or an order that does not exist and a number that is none are no filters', () => {
  expect(readFilters(new URLSearchParams('line=Топас&check=colour&manufacturer=x&sort=price'))).toEqual({
    search: '',
    manufacturerId: null,
    modelLine: null,
    check: null,
    missing: null,
    sort: null,
  })
})

test('no filters leave nothing in the address', () => {
  const none = { search: '', manufacturerId: null, modelLine: null, check: null, missing: null, sort: null }
  expect(writeFilters(new URLSearchParams('find=топас&manufacturer=1&sort=filled'), none).toString()).toBe('')
})
