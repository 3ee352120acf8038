// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarkdownTree } from '../../../../ui/markdown/markdown-tree.tsx'
import {
  hasTable,
  insertCells,
  insertTable,
  isInTable,
  moveInTable,
  toMarkdownTable,
} from './markdown-table.ts'

/** `⟦` and `⟧` mark the selection in the result. */
function insert(before: string, edit: ReturnType<typeof insertTable>): string {
  const at = before.length
  const { from, to, insert: added, select } = edit(before, { start: at, end: at })
  const next = before.slice(0, from) + added + before.slice(to)
  return `${next.slice(0, select.start)}⟦${next.slice(select.start, select.end)}⟧${next.slice(select.end)}`
}

/** Cells of the only table that visitors see, without what keeps numbers and units together. */
function shownCells(markdown: string): string[][] {
  const { container, unmount } = render(<MarkdownTree text={markdown} context="article" />)
  const tables = container.querySelectorAll('table')
  const rows = [...(tables[0]?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => tidy(textContent ?? '')),
  )
  const count = tables.length
  unmount()
  return count === 1 ? rows : []
}

const tidy = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

test('an empty table waits for words in its first cell', () => {
  expect(insert('Цены:', insertTable(2, 2))).toBe(
    'Цены:\n\n| ⟦⟧         |          |\n| -------- | -------- |\n|          |          |',
  )
  expect(shownCells(insert('', insertTable(3, 4)).replace(/[⟦⟧]/g, ''))).toEqual(
    Array.from({ length: 3 }, () => ['', '', '', '']),
  )
})

test('cells stand below each other, short rows are filled, the caret is behind the table', () => {
  expect(insert('', insertCells([['Модель', 'Цена'], ['Топас 5'], ['Лонг', '160 000 ₽']]))).toBe(
    '| Модель  | Цена      |\n| ------- | --------- |\n| Топас 5 |           |\n| Лонг    | 160 000 ₽ |⟦⟧',
  )
})

const EMPTY = '|          |          |\n| -------- | -------- |\n|          |          |'
const FULL = '| Топас | 1 |\n| --- | --- |\n| Лонг |   |'
const PASTED = '| Модель | Цена |\n| ------ | ---- |\n| Био    | 2    |'
const cellsToPaste = [
  ['Модель', 'Цена'],
  ['Био', '2'],
]

/** The text after these cells are pasted over the selection from `start` to `end`. */
function paste(text: string, start: number, end = start): string {
  const edit = insertCells(cellsToPaste)(text, { start, end })
  expect(edit.select.start).toBe(edit.from + edit.insert.trimEnd().length)
  return text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
}

test.each([
  ['the first cell of an empty table', EMPTY, 2, 2, PASTED],
  ['the last cell of an empty table', EMPTY, EMPTY.length - 3, EMPTY.length - 3, PASTED],
  ['a table between words', `А\n\n${EMPTY}\n\nБ`, 5, 5, `А\n\n${PASTED}\n\nБ`],
  ['a table with words', FULL, 4, 4, `${FULL}\n\n${PASTED}`],
  ['its chosen word', FULL, 2, 7, `${FULL}\n\n${PASTED}`],
  ['the line below its head', FULL, FULL.indexOf('--'), FULL.indexOf('--'), `${FULL}\n\n${PASTED}`],
  ['one before words', `${FULL}\nБ`, 4, 4, `${FULL}\n\n${PASTED}\n\nБ`],
  ['one chosen whole', FULL, 0, FULL.length, PASTED],
  ['one chosen with the words behind it', `${FULL}\n\nБ`, 0, FULL.length + 3, PASTED],
])('cells pasted into %s leave every other table whole', (_, text, from, to, result) => {
  expect(paste(text, from, to)).toBe(result)
})

test('an empty table that is asked for inside another comes behind it', () => {
  const { from, to, insert: added, select } = insertTable(2, 2)(FULL, { start: 3, end: 3 })
  expect([from, to]).toEqual([FULL.length, FULL.length])
  expect(added.trim()).toBe(EMPTY)
  expect(select.start).toBe(`${FULL}\n\n| `.length)
})

test('what is too wide for columns is not padded', () => {
  const long = 'я'.repeat(90)
  expect(
    toMarkdownTable([
      ['а', long],
      ['б', 'в'],
    ]),
  ).toBe(`| а | ${long} |\n| --- | --- |\n| б | в |`)
})

test.each([
  ['Труба | гофра', 'Труба \\| гофра'],
  ['Топас 5\nТопас 5 Пр', 'Топас 5 Топас 5 Пр'],
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
  ['C:\\', 'C:\\\\'],
  ['snake_case_x', 'snake_case_x'],
  ['_x_', '\\_x\\_'],
  ['_важно_', '\\_важно\\_'],
  ['<b>да</b>', '\\<b>да\\</b>'],
  ['Рога &amp; копыта', 'Рога \\&amp; копыта'],
  ['Рога & копыта', 'Рога & копыта'],
  ['https://a.ru/_x_', 'https://a.ru/_x_'],
  ['https://a.ru/?a|b', 'https\\://a.ru/?a\\|b'],
])('%j becomes %j', (cell, written) => {
  expect(
    toMarkdownTable([[cell, 'x']])
      .split('\n')[0]
      ?.replace(/ +\| x +\|$/, ''),
  ).toBe(`| ${written}`)
})

/** Texts with much of what means something in Markdown, and what people write. */
const cell = fc
  .array(
    fc.constantFrom(
      '|',
      '\\',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '&',
      '~',
      '#',
      '!',
      '"',
      '-',
      ':',
      '^',
      '$',
      ' ',
      '\n',
      '\t',
      '\u00a0',
      'а',
      'Я',
      'x',
      '1',
      '0',
      '.',
      '@',
      '&amp;',
      '&#35;',
      '![a](/b)',
      '<br>',
      'https://a.ru/b',
      'www.a.ru',
      'a@b.ru',
      '1. ',
      '- ',
      '~~',
      '**',
      '[^1]',
      'м³/сут',
      '₽',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('what is pasted is what visitors read, cell by cell', () => {
  const tables = fc
    .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([width, height]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
  fc.assert(
    fc.property(tables, (rows) => {
      const readable = rows.map((row) => row.map(tidy))
      expect(shownCells(`Цены:\n\n${toMarkdownTable(rows)}\n\nКонец`)).toEqual(readable)
    }),
    { numRuns: 300 },
  )
})

const table = ['Цены:', '', '| Модель | Цена |', '| --- | --- |', '| Топас \\| 5 |    |', '', 'Конец'].join(
  '\n',
)
const at = (words: string) => table.indexOf(words)

test.each([
  ['Модель', false, 'Цена'],
  ['Цена |\n| ---', false, 'Топас \\| 5'],
  ['Топас', true, 'Цена'],
  ['Цена |\n| ---', true, 'Модель'],
])('from %j with back %j the next cell is %j', (words, isBack, next) => {
  const moved = moveInTable(table, at(words), isBack)
  expect(table.slice(moved?.start, moved?.end)).toBe(next)
})

test('an empty cell gets the caret behind its first blank; outside and beyond the ends there is no cell', () => {
  const place = at('    |')
  expect(moveInTable(table, at('Топас'), false)).toEqual({ start: place + 1, end: place + 1 })
  expect(moveInTable(table, place + 2, false)).toBeNull()
  expect(moveInTable(table, at('Модель'), true)).toBeNull()
  expect(moveInTable(table, 1, false)).toBeNull()
  expect(moveInTable(table, at('---'), false)).toBeNull()
})

test.each([
  ['a head without its rule', '| Модель | Цена |', 'Цена', false],
  ['a head whose rule is half typed', '| Модель | Цена |\n| ---', 'Цена', false],
  ['a head and its rule', '| Модель | Цена |\n| --- | --- |', 'Модель', true],
  ['rows below', table, 'Топас', true],
  ['a row above the head', '| Цены |\n| Модель | Цена |\n|---|---|', 'Цены', false],
  ['a line of bars alone', '|||\n||', '||', false],
])('Tab goes to the next cell only where the hint says so: %s', (_what, text, words, isTable) => {
  const caret = text.indexOf(words)
  expect(isInTable(text, caret)).toBe(isTable)
  expect(moveInTable(text, caret, false) !== null).toBe(isTable)
  expect(hasTable(text)).toBe(isTable || text.includes('---|---'))
})
