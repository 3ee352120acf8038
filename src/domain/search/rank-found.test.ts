import { expect, test } from 'vitest'
import { rankFound } from './rank-found.ts'

const model = (name: string, price: number | null, installationPrice: number | null = null) => ({
  ...{ name, price, installationPrice },
})
const found = [
  model('Био-С 5', null),
  model('Топас 15', 300),
  model('Топас 4', 200, 30),
  model('Топас-С 9', null),
]

test.each([
  ['септик', ['Топас 15', 'Топас 4', 'Био-С 5', 'Топас-С 9']],
  ['септик под ключ цена', ['Топас 4', 'Топас 15', 'Био-С 5', 'Топас-С 9']],
  ['сколько стоит монтаж', ['Топас 4', 'Топас 15', 'Био-С 5', 'Топас-С 9']],
  ['с установкой', ['Топас 4', 'Топас 15', 'Био-С 5', 'Топас-С 9']],
  ['Био С-5', ['Био-С 5', 'Топас 15', 'Топас 4', 'Топас-С 9']],
])('«%s» shows %j', (query, names) => {
  expect(rankFound(found, query).map(({ name }) => name)).toEqual(names)
})
