import { isPictureCaption } from '../pictures/picture-caption.ts'

/** Block marks at the start of a Markdown line: heading, blockquote, list. */
const BLOCK_MARKS = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+(?:\[[ x]\][ \t]+)?|\d+[.)][ \t]+)+/i
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-{3,}[ \t:|-]*$/
const FENCE = /^[ \t]*(?:```|~~~)/

/** Longest line that is tested for being the delimiter row of a table. */
const MAX_RULE = 1000

/** Strips Markdown marks, for meta descriptions. Paragraphs stay separate. */
export function toPlainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !(line.length < MAX_RULE && TABLE_RULE.test(line)) && !FENCE.test(line))
    .map((line) => stripInline(plainCells(line.replace(BLOCK_MARKS, ''))).trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The cells of a table row, joined by semicolons. */
function plainCells(line: string): string {
  const row = /^[ \t]*\|(.+)\|[ \t]*$/.exec(line)?.[1]
  return row === undefined
    ? line
    : row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .join('; ')
}

/** Strips inline marks. Repetitions are bounded, else unmatched marks take quadratic time. */
function stripInline(line: string): string {
  return line
    .replace(/!?\[([^\]]{0,500})\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]{0,500}")?\)/g, (mark, words) =>
      mark.startsWith('!') && isPictureCaption(words) ? '' : words,
    )
    .replace(/<\/?[a-z][^>]{0,500}>/gi, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\d_])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~<>])/g, '$1')
}
