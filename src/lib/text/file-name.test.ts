import { expect, test } from 'vitest'
import { toFileName } from './file-name.ts'

test.each([
  ['прайс-лист.xlsx', 'прайс-лист.xlsx'],
  [' прайс\r\nлист\0.xlsx ', 'прайслист.xlsx'],
  ['фото\u202egpj.exe', 'фотоgpj.exe'],
  ['CON.jpg', 'CON.jpg'],
  ['', 'без имени'],
  [' \n', 'без имени'],
  [`${'я'.repeat(300)}.xlsx`, `${'я'.repeat(195)}.xlsx`],
  [`${'я'.repeat(194)}😀😀.xlsx`, `${'я'.repeat(194)}.xlsx`],
  ['я'.repeat(300), 'я'.repeat(200)],
])('The file %j is shown as %j', (sent, shown) => {
  expect(toFileName(sent)).toBe(shown)
})
