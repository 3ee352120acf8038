import { expect, test } from 'vitest'
import type { Media } from '../../../contract/content/media.ts'
import { FILTERS, findFilter } from './filters.ts'
import { summarise } from './summary.ts'

const file = (fields: Partial<Media>): Media => ({
  id: 1,
  url: '/assets/uploads/a.jpg',
  kind: 'picture',
  name: 'a.jpg',
  alt: '',
  width: 1,
  height: 1,
  bytes: 1024 * 1024,
  usedIn: [],
  createdAt: '',
  updatedAt: '',
  ...fields,
})
const used: Media['usedIn'] = [{ entity: 'products', id: 1, title: 'Топас 5' }]

test.each<[Media[], string]>([
  [[file({ usedIn: used })], '1 картинка, 1 МБ.'],
  [[file({}), file({ kind: 'document', usedIn: used })], '1 картинка и 1 документ, 2 МБ. 1 нигде не стоит.'],
  [[file({}), file({}), file({ bytes: null })], '3 картинки, 2 МБ. 3 нигде не стоят.'],
])('what is there is summed up: %#', (files, text) => {
  expect(summarise(files)).toBe(text)
})

test('a document needs no description, a picture does', () => {
  const names = (one: Media) => FILTERS.filter(({ matches }) => matches(one)).map(({ name }) => name)
  expect(names(file({}))).toEqual(['pictures', 'no-alt', 'unused'])
  expect(names(file({ alt: 'Яма', usedIn: used }))).toEqual(['pictures'])
  expect(names(file({ kind: 'document' }))).toEqual(['documents', 'unused'])
  expect(findFilter('none')).toBeUndefined()
})
