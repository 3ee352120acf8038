import type { Cells } from './markdown-table.ts'

/** Most columns or rows that one cell is taken to span. */
const MAX_SPAN = 100

/**
 * Cells of a spreadsheet or of a table that were copied; null for anything else, so that it is pasted as text. The HTML says best
 * what was copied; without it the text does.
 */
export function readCells({ html, text }: { html: string; text: string }): Cells | null {
  const cells = dropEmpty(html === '' ? readText(text) : readHtml(html))
  return cells.some((row) => row.length > 1) ? cells : null
}

/** Cells of HTML that is one table and nothing else; none otherwise. */
function readHtml(html: string): string[][] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const aside of body.querySelectorAll('style, script, title')) aside.remove()
  const [table, ...more] = body.querySelectorAll('table')
  if (!table || more.length > 0) return []
  const rows: string[][] = []
  for (const [index, row] of [...table.querySelectorAll('tr')].entries()) {
    for (const cell of row.querySelectorAll('td, th')) place(rows, index, cell)
    rows[index] ??= []
  }
  table.remove()
  return body.textContent?.trim() === '' ? rows.map((row) => Array.from(row, (cell) => cell ?? '')) : []
}

/** Puts a cell into the first free place of its row; those that it spans besides stay empty. */
function place(rows: string[][], index: number, cell: Element): void {
  rows[index] ??= []
  const row = rows[index]
  let column = 0
  while (row[column] !== undefined) column += 1
  for (let down = 0; down < spanOf(cell, 'rowspan'); down += 1) {
    rows[index + down] ??= []
    const below = rows[index + down] ?? []
    for (let right = 0; right < spanOf(cell, 'colspan'); right += 1) {
      below[column + right] = down + right === 0 ? textOf(cell) : ''
    }
  }
}

const spanOf = (cell: Element, name: string): number =>
  Math.min(MAX_SPAN, Math.max(1, Number(cell.getAttribute(name)) || 1))

function textOf(cell: Element): string {
  for (const line of cell.querySelectorAll('br, p, div, li')) line.after(' ')
  return cell.textContent ?? ''
}

/** A cell with line breaks or tabs, which spreadsheets put into quotation marks. */
const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/y
const PLAIN = /[^\t\n]*/y
/** What numbers a list, as text processors copy it. */
const ITEM_MARK = /^(?:[-•·–—*o]|\(?[\da-zа-я]{1,3}[.)])$/i

/** Cells of text with tabs: at least two rows, each with a tab. Indented lines and lists have tabs too and are none. */
function readText(text: string): string[][] {
  if (!text.includes('\t')) return []
  const rows = splitText(text.replaceAll('\r\n', '\n')).filter((row) =>
    row.some((cell) => cell.trim() !== ''),
  )
  const isTable = rows.length > 1 && rows.every((row) => row.length > 1)
  const isList = rows.every(([first = '']) => first.trim() === '' || ITEM_MARK.test(first.trim()))
  return isTable && !isList ? rows : []
}

function splitText(text: string): string[][] {
  let row: string[] = []
  const rows = [row]
  for (let at = 0; at <= text.length; at += 1) {
    QUOTED.lastIndex = at
    const [quoted, inside = ''] = QUOTED.exec(text) ?? []
    PLAIN.lastIndex = at
    const plain = PLAIN.exec(text)?.[0] ?? ''
    const isQuoted = quoted !== undefined && /[\t\n]/.test(inside)
    row.push(isQuoted ? inside.replaceAll('""', '"') : plain)
    at += isQuoted ? quoted.length : plain.length
    if (text[at] !== '\n') continue
    row = []
    rows.push(row)
  }
  return rows
}

/** Without the empty rows and columns at the end, which a selection often includes. */
function dropEmpty(rows: readonly string[][]): string[][] {
  const isFilled = (cell: string) => cell.trim() !== ''
  const height = rows.findLastIndex((row) => row.some(isFilled)) + 1
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex(isFilled) + 1))
  return rows.slice(0, height).map((row) => row.slice(0, width))
}
