import { expect, test } from 'vitest'
import { createFile } from '../../../contract/content/media.fixture.ts'
import type { Media } from '../../../contract/content/media.ts'
import { FILTERS, findFilter } from './filters.ts'
import { summarise, toFigures } from './summary.ts'

const used: Media['usedIn'] = [{ entity: 'products', id: 1, title: 'Топас 5' }]

test.each<[Media[], string]>([
  [[createFile({ usedIn: used })], '1 картинка, 1 МБ.'],
  [
    [createFile({}), createFile({ kind: 'document', usedIn: used })],
    '1 картинка и 1 документ, 2 МБ. 1 нигде не стоит.',
  ],
  [[createFile({}), createFile({}), createFile({ bytes: null })], '3 картинки, 2 МБ. 3 нигде не стоят.'],
])('what is there is summed up: %#', (files, text) => {
  expect(summarise(toFigures(files))).toBe(text)
})

test('a document needs no description, a picture does', () => {
  const names = (one: Media) => FILTERS.filter(({ matches }) => matches(one)).map(({ name }) => name)
  expect(names(createFile({}))).toEqual(['pictures', 'no-alt', 'unused'])
  expect(names(createFile({ alt: 'Яма', usedIn: used }))).toEqual(['pictures'])
  expect(names(createFile({ kind: 'document' }))).toEqual(['documents', 'unused'])
  expect(findFilter('none')).toBeUndefined()
})
