import { expect, test } from 'vitest'
import { filterByLocation, formatLocation, listLocations, parseLocation } from './locations.ts'

const projects = ['Щёлково', 'Королёв', null, 'Щёлково', 'Балашиха'].map((location) => ({ location }))

test('every location is offered once, by the alphabet', () => {
  expect(listLocations(projects)).toEqual(['Балашиха', 'Королёв', 'Щёлково'])
})

test.each([
  [null, 5],
  ['Щёлково', 2],
  ['Тверь', 0],
])('%s shows %i', (location, count) => expect(filterByLocation(projects, location)).toHaveLength(count))

test.each([
  ['', null],
  ['?location=', null],
  ['?location=%20', null],
  ['?utm_source=mail', null],
  ['?location=%D0%9F%D1%83%D1%88%D0%BA%D0%B8%D0%BD%D0%BE', 'Пушкино'],
  ['?location=Сергиев+Посад', 'Сергиев Посад'],
  [`?location=${'Королёв'.normalize('NFD')}`, 'Королёв'],
  ['?location=%ff', '\ufffd'],
])('%j names %s', (search, location) => expect(parseLocation(search)).toBe(location))

test('an address reads back what was chosen', () => {
  for (const location of ['Сергиев Посад', 'A&B=C', 'Лосино-Петровский']) {
    expect(parseLocation(formatLocation(location))).toBe(location)
  }
  expect(formatLocation(null)).toBe('')
})
