/**
 * Limits of a Markdown text. The parser's time grows with the square of nested or unmatched marks: «> » 5 000 times takes 1.8 s and
 * ends in a stack overflow, «- » 5 000 times 25 s, «*a_» 3 333 times 3.4 s, a table of 100 columns and 333 rows 11 s, «*a» 25 000
 * times 66 s. The slowest texts found within these limits take 0.2 to 0.6 s (lists of 2 000 items, unmatched «*a»). The longest of
 * our articles has 74 lines, 56 marks, 32 of them in one paragraph, and no nesting.
 */
const MAX_NESTING = 12
const MAX_PARAGRAPH_MARKS = 200
const MAX_MARKS = 3_000
const MAX_LINES = 2_000
const MAX_CELLS = 1_500

/** Inline marks: emphasis, code, links, HTML, entities. */
const MARK = /[*_~[\]!<`@&]|:\/\/|www\./gi
/** A blockquote or list item at the start of a line, with its indentation. */
const CONTAINER = /([ \t]*)(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/y
const BLANK = /^[\s>]*$/
/** A heading or list item: always begins a new paragraph. */
const BLOCK_START = /^ {0,3}(?:#{1,6}[ \t]|[-+*][ \t]+\S)/
const NUMBERED = /^( {0,3})\d{1,9}[.)][ \t]/
const TABLE_RULE = /^[ \t>|:-]*-[ \t|:-]*$/

/** Message for the author of a Markdown text that is too slow to render; null when it is fine. Linear in its length. */
export function findMarkdownProblem(markdown: string): string | null {
  const lines = markdown.split(/\r\n|\n|\r/)
  if (lines.length > MAX_LINES) return `Слишком много строк: ${lines.length}, а можно не больше ${MAX_LINES}`
  let marks = 0
  let isOpen = false
  let inParagraph = 0
  let cells = 0
  /** Columns of the present table; 0 outside of a table. */
  let columns = 0
  /** Indentation of the numbered item that began the paragraph. */
  let numbered: string | undefined
  for (const [index, line] of lines.entries()) {
    const levels = nestingOf(line)
    if (levels > MAX_NESTING) {
      return `Цитаты и списки вложены слишком глубоко: строка ${index + 1}, можно не больше ${MAX_NESTING} уровней`
    }
    if (BLANK.test(line)) {
      ;[isOpen, inParagraph, columns] = [false, 0, 0]
      marks += levels
      continue
    }
    const number = NUMBERED.exec(line)?.[1]
    const isNextItem = number !== undefined && number === numbered
    if (!isOpen || columns > 0 || isNextItem || BLOCK_START.test(line)) {
      inParagraph = 0
      numbered = number
    }
    isOpen = true
    if (columns === 0 && TABLE_RULE.test(line) && cellsOf(line) === cellsOf(lines[index - 1] ?? '')) {
      columns = cellsOf(line)
    }
    cells += columns
    const found = line.match(MARK)?.length ?? 0
    inParagraph += found
    marks += found + levels
    if (inParagraph > MAX_PARAGRAPH_MARKS) {
      return `Слишком много знаков разметки в одном абзаце: строка ${index + 1}, можно не больше ${MAX_PARAGRAPH_MARKS}`
    }
    if (cells > MAX_CELLS) return `Слишком большая таблица: можно не больше ${MAX_CELLS} ячеек в тексте`
    if (marks > MAX_MARKS) return `Слишком много знаков разметки: можно не больше ${MAX_MARKS}`
  }
  return null
}

/** Nesting depth of blockquotes and lists in a line; two spaces before an item count as one level. */
function nestingOf(line: string): number {
  let levels = 0
  CONTAINER.lastIndex = 0
  for (let found = CONTAINER.exec(line); found; found = CONTAINER.exec(line)) {
    const blanks = found[1]?.replaceAll('\t', '    ').length ?? 0
    levels += 1 + Math.floor(blanks / 2)
  }
  return levels
}

/** Counts the cells of a table row. */
function cellsOf(line: string): number {
  return line
    .replace(/^[\s>]*\|?|\|?\s*$/g, '')
    .replaceAll('\\|', '')
    .split('|').length
}
