import { PICTURE_CAPTION } from '../../../../lib/pictures/picture-caption.ts'

/** Selection or caret position, in characters. */
export interface Selection {
  start: number
  end: number
}

/** An edit of a text: replaced range, inserted text, and the new selection. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: Selection
}

/** Computes an edit from text and selection. */
export type Editing = (text: string, selection: Selection) => Edit

/** Toggles bold (two asterisks) or italic (one) on the selection. */
export function toggleStars(stars: '*' | '**', sample: string): Editing {
  return (text, selection) => {
    const { start, end } = withoutBlanks(text, selection)
    const size = stars.length
    if (isMarked(runBefore(text, start), runAfter(text, end), size)) {
      const inner = text.slice(start, end)
      return replace(start - size, end + size, inner, { start: start - size, end: end - size })
    }
    const chosen = text.slice(start, end)
    if (isMarked(runAfter(chosen, 0), runBefore(chosen, chosen.length), size) && chosen.length > 2 * size) {
      return replace(start, end, chosen.slice(size, -size), { start, end: end - 2 * size })
    }
    const label = chosen || sample
    const from = start + size
    return replace(start, end, stars + label + stars, { start: from, end: from + label.length })
  }
}

/** Toggles a list or blockquote on the selected lines. */
export function toggleLines(mark: '- ' | '> '): Editing {
  return changeLines((lines) => {
    const filled = lines.filter((line) => line.trim() !== '')
    const isOn = filled.length > 0 && filled.every((line) => line.startsWith(mark))
    if (isOn) return lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : line))
    const isEmpty = filled.length === 0
    return lines.map((line) =>
      (isEmpty || line.trim() !== '') && !line.startsWith(mark) ? mark + line : line,
    )
  })
}

const HEADING = /^#{1,6}\s+/

/** Cycles a line through heading levels 2, 3 and plain text. Level 1 is the article's title. */
export const turnHeading: Editing = changeLines((lines) => {
  const level = HEADING.exec(lines[0] ?? '')?.[0].trim()
  const lead = level === undefined ? '## ' : level === '##' ? '### ' : ''
  return lines.map((line) =>
    line.trim() === '' && lines.length > 1 ? line : lead + line.replace(HEADING, ''),
  )
})

/** Makes the selection a link; a selected address becomes the link's target. */
export const insertLink: Editing = (text, selection) => {
  const { start, end } = withoutBlanks(text, selection)
  const chosen = text.slice(start, end)
  const isAddress = /^(?:https?:\/\/|\/|mailto:|tel:)\S+$/.test(chosen)
  const label = isAddress || chosen === '' ? 'текст ссылки' : chosen
  const address = isAddress ? chosen : 'https://'
  const textStart = start + 1
  const addressAt = textStart + label.length + 2
  return replace(
    start,
    end,
    `[${label}](${address})`,
    isAddress
      ? { start: textStart, end: textStart + label.length }
      : { start: addressAt, end: addressAt + address.length },
  )
}

/**
 * How a picture begins, with its description and its address; bounded, so that marks without an end cost no more than their length.
 */
export const PICTURE = String.raw`!\[([^[\]\n]{0,500})\]\(\s{0,9}<?([^()\s<>]{1,2000})`

/** A whole one, from its first character on. */
const WHOLE_PICTURE = new RegExp(String.raw`${PICTURE}[^)\n]{0,999}\)`, 'y')

/** Inserts a picture as a paragraph, with its alternative text selected; after a picture whose text is selected. */
export function insertPicture(address: string): Editing {
  const insert = insertBlock(`![${PICTURE_CAPTION}](${address})`, {
    start: 2,
    end: 2 + PICTURE_CAPTION.length,
  })
  return (text, selection) => {
    WHOLE_PICTURE.lastIndex = Math.max(0, text.lastIndexOf('![', selection.start))
    const end = WHOLE_PICTURE.test(text) ? WHOLE_PICTURE.lastIndex : 0
    return insert(text, end > selection.end ? { start: end, end } : selection)
  }
}

/** Inserts a block in place of the selection, between empty lines; `select` counts from its first character. */
export function insertBlock(block: string, select: Selection): Editing {
  return (text, { start, end }) => {
    const before = text.slice(0, start)
    const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const after = text.slice(end)
    const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
    const from = start + lead.length
    return replace(start, end, lead + block + tail, { start: from + select.start, end: from + select.end })
  }
}

function replace(from: number, to: number, insert: string, select: Selection): Edit {
  return { from, to, insert, select }
}

/** Trims the selection: asterisks next to whitespace have no effect. */
function withoutBlanks(text: string, { start, end }: Selection): Selection {
  const chosen = text.slice(start, end)
  const from = end - chosen.trimStart().length
  return { start: from, end: from + chosen.trim().length }
}

function runBefore(text: string, at: number): number {
  return /\**$/.exec(text.slice(0, at))?.[0].length ?? 0
}

function runAfter(text: string, at: number): number {
  return /^\**/.exec(text.slice(at))?.[0].length ?? 0
}

/** Whether the selection has this mark; three asterisks are bold and italic. */
function isMarked(before: number, after: number, size: number): boolean {
  const run = Math.min(before, after)
  return run === size || run >= 3
}

function changeLines(change: (lines: readonly string[]) => string[]): Editing {
  return (text, { start, end }) => {
    const last = end > start && text[end - 1] === '\n' ? end - 1 : end
    const from = text.lastIndexOf('\n', start - 1) + 1
    const stop = text.indexOf('\n', last)
    const to = stop === -1 ? text.length : stop
    const insert = change(text.slice(from, to).split('\n')).join('\n')
    const caret = Math.max(from, start + insert.length - (to - from))
    const select = start === end ? { start: caret, end: caret } : { start: from, end: from + insert.length }
    return replace(from, to, insert, select)
  }
}
