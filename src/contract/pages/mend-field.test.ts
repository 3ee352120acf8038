import { expect, test } from 'vitest'
import { z } from 'zod'
import { mendField } from './mend-field.ts'
import { markdown, optionalLine, optionalRows } from './page-fields.ts'

const rows = optionalRows('Этапы', { title: optionalLine('Что', 20), text: markdown('Подробно', 100) }, 3)
const BAD = 'Весь [прайс](http://shop.example/price) здесь'
const MENDED = 'Весь прайс (http://shop.example/price) здесь'

test.each<[z.ZodType, unknown, unknown]>([
  [markdown('Текст', 100), 'Как **было**', 'Как **было**'],
  [markdown('Текст', 100), BAD, MENDED],
  [markdown('Текст', 100), 'Нет вставки {nothing}', undefined],
  [markdown('Текст', 100), 7, undefined],
  [
    rows,
    [
      { title: 'Замер', text: BAD },
      { title: 'Монтаж', text: 7 },
    ],
    [{ title: 'Замер', text: MENDED }],
  ],
  [rows, 'не список', undefined],
])('what fits of a stored field is kept, its links as words: %#', (schema, stored, mended) => {
  expect(mendField(schema, stored)).toEqual(mended)
})

test('of an object each field is mended, by that of the original where nothing fits', () => {
  const schema = z.object({
    part: z.object({ text: markdown('Текст', 100), title: optionalLine('Что', 20), rows }),
    other: z.object({ title: optionalLine('Что', 20) }),
  })
  const original = {
    part: { text: 'Исходный', title: 'Исходное', rows: [] },
    other: { title: 'Другое' },
  }
  const stored = { part: { text: BAD, title: 7, rows: [{ title: 'Замер', text: BAD }] } }
  expect(mendField(schema, stored, original)).toEqual({
    part: { text: MENDED, title: 'Исходное', rows: [{ title: 'Замер', text: MENDED }] },
    other: { title: 'Другое' },
  })
})
