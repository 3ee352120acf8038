import { expect, test } from 'vitest'
import type { z } from 'zod'
import { mendField } from './mend-field.ts'
import { linkedProse, markdown, optionalLine, optionalRows } from './page-fields.ts'

const rows = optionalRows('Этапы', { title: optionalLine('Что', 20), text: markdown('Подробно', 100) }, 3)
const BAD = 'Весь [прайс](http://shop.example/price) здесь'
const MENDED = 'Весь прайс (http://shop.example/price) здесь'

test.each<[z.ZodType, unknown, unknown]>([
  [markdown('Текст', 100), 'Как **было**', 'Как **было**'],
  [markdown('Текст', 100), BAD, MENDED],
  [linkedProse('Текст', 100), BAD, MENDED],
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
