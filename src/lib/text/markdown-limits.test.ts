import { readdir, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMarkdownProblem } from './markdown-limits.ts'

const DEEP = /^Цитаты и списки вложены слишком глубоко: строка \d+, можно не больше 12 уровней$/
const DENSE = /^Слишком много знаков разметки в одном абзаце: строка \d+, можно не больше 200$/
const LINES = /^Слишком много строк: \d+, а можно не больше 2000$/
const CELLS = /^Слишком большая таблица: можно не больше 1500 ячеек в тексте$/

test.each([
  ['> ', DEEP],
  ['>', DEEP],
  ['- ', DEEP],
  ['> - ', DEEP],
  ['-\t', DEEP],
  ['1. ', DEEP],
  ['1) ', DEEP],
  ['*', DENSE],
  ['*a', DENSE],
  ['*a_', DENSE],
  ['~a ', DENSE],
  ['[', DENSE],
  ['![', DENSE],
  ['[a](', DENSE],
  ['[^a]', DENSE],
  ['<a>', DENSE],
  ['<', DENSE],
  ['`a', DENSE],
  ['&', DENSE],
  ['a@b.c ', DENSE],
  ['http://a.b ', DENSE],
  ['www.', DENSE],
  ['- a\n', LINES],
  ['слово\n\n', LINES],
  ['\n', LINES],
  ['\r', LINES],
  ['a\n-\n', LINES],
])('50 000 times %j is too much', (piece, problem) => {
  expect(findMarkdownProblem(piece.repeat(50_000))).toMatch(problem)
})

test.each(['*a*\n\n', '- [a](b)\n', '> > a\n\n'])('1 500 times %j is too much as well', (piece) => {
  expect(findMarkdownProblem(piece.repeat(600))).toBeNull()
  expect(findMarkdownProblem(piece.repeat(1500))).toMatch(/^Слишком много (?:знаков разметки: можно|строк)/)
})

test('a table may have many rows or many columns, not both', () => {
  const table = (columns: number, rows: number) =>
    ['a', '-', ...Array<string>(rows).fill('b')].map((cell) => `|${`${cell}|`.repeat(columns)}`).join('\n')
  expect(findMarkdownProblem(table(10, 149))).toBeNull()
  expect(findMarkdownProblem(table(10, 150))).toMatch(CELLS)
  expect(findMarkdownProblem(table(5000, 1))).toMatch(CELLS)
  // The parser fills in missing cells.
  expect(findMarkdownProblem(`|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'|b\n'.repeat(20)}`)).toMatch(
    CELLS,
  )
})

test.each([
  ['12 quotations', '> '.repeat(12), null],
  ['13 quotations', '> '.repeat(13), DEEP],
  ['200 marks in a paragraph', '*a '.repeat(200), null],
  ['201 marks in a paragraph of two lines', `${'*a '.repeat(200)}\n*a`, DENSE],
  ['a list of 300 links', '- **[Топас](/catalog)**\n'.repeat(300), null],
  ['a numbered list of 100 bold words', '1. **Песок** и [кабель](/blog)\n'.repeat(100), null],
  ['marks hidden behind numbers that begin no list', `слово\n${'2. *a_*a_\n'.repeat(80)}`, DENSE],
  ['marks hidden in lines that only look like a list', `слово\n${'     - *a_*a_\n'.repeat(80)}`, DENSE],
  ['marks hidden in a table that is none', `a|b\n|-|\n${'*a_*a_\n'.repeat(80)}`, DENSE],
  ['2 000 lines', 'слово\n'.repeat(1999), null],
  ['2 001 lines', 'слово\n'.repeat(2000), LINES],
  ['200 000 letters', 'я'.repeat(200_000), null],
])('%s', (_, text, problem) => {
  const found = findMarkdownProblem(text)
  if (problem === null) expect(found).toBeNull()
  else expect(found).toMatch(problem)
})

test('every article and answer of ours is far within the bounds: twenty of them in one still pass', async () => {
  const folder = new URL('../../../content/seed/blog/', import.meta.url)
  for (const name of await readdir(folder)) {
    const text = await readFile(new URL(name, folder), 'utf8')
    expect([name, findMarkdownProblem(`${text}\n\n`.repeat(20))]).toEqual([name, null])
  }
})

test('whatever is added to a text that is too much, before or after, does not make it less', () => {
  const pieces = fc.array(
    fc.constantFrom('> ', '- ', '1. ', '*a', '_', '[', '](b)', '`', '<', '|', '|-|', '\n', '\n\n', 'слово'),
    { maxLength: 400 },
  )
  const tooMuch = fc.constantFrom('> '.repeat(13), '- '.repeat(13), '*a_'.repeat(101), '['.repeat(201))
  fc.assert(
    fc.property(pieces, tooMuch, pieces, (before, bad, after) => {
      const text = `${before.join('')}\n\n${bad}\n\n${after.join('')}`
      expect(findMarkdownProblem(text)).not.toBeNull()
    }),
  )
})
