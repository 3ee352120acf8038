import { expect, test } from 'vitest'
import { shortModel } from './short-model.ts'

test.each<[string | null, string | null, string | null]>([
  ['Топас 4 Пр', 'Топас', '4 Пр'],
  ['Евролос Био 5', 'Евролос Био', '5'],
  // «Топас» and «Топас-С» are different lines.
  ['Топас-С 4', 'Топас', 'Топас-С 4'],
  ['Топас-С 4', 'Топас-С', '4'],
  ['Т5Л', 'Топас', 'Т5Л'],
  ['Топас', 'Топас', 'Топас'],
  ['Топас ', 'Топас', 'Топас '],
  ['Топас 5', null, 'Топас 5'],
  ['Топас 5', '', 'Топас 5'],
  [null, 'Топас', null],
])('the model «%s» of the line «%s» is listed as «%s»', (model, modelLine, shown) => {
  expect(shortModel({ model, modelLine })).toBe(shown)
})
