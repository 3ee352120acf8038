/** What a line of Markdown starts with besides its words: heading, quotation, list. */
const LEADS = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+(?:\[[ x]\][ \t]+)?|\d+[.)][ \t]+)+/i
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-{3,}[ \t:|-]*$/
const FENCE = /^[ \t]*(?:```|~~~)/

/** A longer line is no rule of a table. */
const MAX_RULE = 1000

/** The words of a Markdown text without its signs: for descriptions that search engines read. Paragraphs stay apart. */
export function toPlainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !(line.length < MAX_RULE && TABLE_RULE.test(line)) && !FENCE.test(line))
    .map((line) => stripInline(plainCells(line.replace(LEADS, ''))).trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A row of a table as its cells with semicolons between them. */
function plainCells(line: string): string {
  const row = /^[ \t]*\|(.+)\|[ \t]*$/.exec(line)?.[1]
  return row === undefined
    ? line
    : row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .join('; ')
}

/** Bounded repetitions: an unmatched sign must not read the rest of the text each time. */
function stripInline(line: string): string {
  return line
    .replace(/!?\[([^\]]{0,500})\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]{0,500}")?\)/g, '$1')
    .replace(/<\/?[a-z][^>]{0,500}>/gi, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\d_])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~<>])/g, '$1')
}
