// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCells } from './pasted-cells.ts'

const read = (text: string, html = '') => readCells({ text, html })

test.each([
  [
    'two rows with tabs',
    'Модель\tЦена\nТопас 5\t145 700',
    [
      ['Модель', 'Цена'],
      ['Топас 5', '145 700'],
    ],
  ],
  [
    'lines of Windows and an empty one at the end',
    'а\tб\r\nв\tг\r\n',
    [
      ['а', 'б'],
      ['в', 'г'],
    ],
  ],
  [
    'a cell of two lines',
    'а\tб\n"в\nг ""д"""\tе',
    [
      ['а', 'б'],
      ['в\nг "д"', 'е'],
    ],
  ],
  [
    'quotation marks of the text itself',
    '"Топас" 5\tб\n"а"\tг',
    [
      ['"Топас" 5', 'б'],
      ['"а"', 'г'],
    ],
  ],
  [
    'an empty first cell',
    '\tЦена\nТопас\t1',
    [
      ['', 'Цена'],
      ['Топас', '1'],
    ],
  ],
  [
    'empty rows and columns at the end',
    'а\tб\t\nв\tг\t\n\t\t\n',
    [
      ['а', 'б'],
      ['в', 'г'],
    ],
  ],
])('%s are cells', (_, text, cells) => {
  expect(read(text)).toEqual(cells)
})

test.each([
  ['a word', 'Топас'],
  ['a line with a tab', 'Топас\t5'],
  ['lines', 'песок\nкабель'],
  ['a column', 'песок\nкабель\n'],
  ['indented lines', '\tпесок\n\tкабель'],
  ['a numbered list of a text processor', '1.\tпесок\n2.\tкабель'],
  ['a list with points', '•\tпесок\n•\tкабель'],
  ['lines of which one has no tab', 'а\tб\nпросто слова'],
])('%s stay text', (_, text) => {
  expect(read(text)).toBeNull()
})

const EXCEL = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>td {color:black}</style></head>
<body><!--StartFragment--><table border=0><col width=64><tr height=20><td>Модель</td><td class=xl65>Цена,
  ₽</td></tr><tr><td>Топас&nbsp;5<br>Пр</td><td align=right>145 700</td></tr></table><!--EndFragment--></body></html>`
const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style>td {}</style><table><colgroup><col></colgroup>
<tbody><tr><td colspan="2" rowspan="1">Топас</td><td>Цена</td></tr><tr><td rowspan="2">5</td><td>Пр</td><td>1</td></tr>
<tr><td>Лонг</td><td>2</td></tr></tbody></table></google-sheets-html-origin>`

test('cells of Excel and of Google Sheets are read from their HTML, spans leave empty cells', () => {
  const tidy = (rows: ReturnType<typeof read>) =>
    rows?.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  expect(tidy(read('', EXCEL))).toEqual([
    ['Модель', 'Цена, ₽'],
    ['Топас 5 Пр', '145 700'],
  ])
  expect(tidy(read('', SHEETS))).toEqual([
    ['Топас', '', 'Цена'],
    ['5', 'Пр', '1'],
    ['', 'Лонг', '2'],
  ])
})

test.each([
  ['words around a table', '<p>Цены</p><table><tr><td>а</td><td>б</td></tr></table>'],
  ['two tables', '<table><tr><td>а</td><td>б</td></tr></table><table><tr><td>а</td><td>б</td></tr></table>'],
  ['one cell', '<table><tr><td>а</td></tr></table>'],
  ['a list', '<ol><li>а</li></ol>'],
])('%s of a page are pasted as text, also where that has tabs', (_, html) => {
  expect(read('а\tб\nв\tг', html)).toBeNull()
})

test('a span as large as somebody likes costs nothing', () => {
  const rows = read('', '<table><tr><td colspan="1e9" rowspan="999999999">а</td><td>б</td></tr></table>')
  expect(rows?.[0]?.length).toBe(101)
})

test('what a spreadsheet writes with tabs is read back', () => {
  const word = fc.string({ unit: fc.constantFrom('а', 'б', '"', '1', ' ', '\n', '\t', '|'), maxLength: 6 })
  const filled = word.filter((text) => text.trim() !== '' && !text.startsWith('"'))
  const rows = fc.array(
    fc.tuple(
      filled,
      word.filter((text) => !text.startsWith('"')),
      filled,
    ),
    {
      minLength: 2,
      maxLength: 5,
    },
  )
  const write = (cell: string) => (/[\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  fc.assert(
    fc.property(rows, (cells) => {
      const text = ['Имя\tСлово\tКонец', ...cells.map((row) => row.map(write).join('\t'))].join('\r\n')
      expect(read(text)).toEqual([['Имя', 'Слово', 'Конец'], ...cells])
    }),
  )
})
