/** What a line of Markdown starts with besides its words: heading, quotation, list. */
const LEADS = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+(?:\[[ x]\][ \t]+)?|\d+[.)][ \t]+)+/i
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-{3,}[ \t:|-]*$/
const FENCE = /^[ \t]*(?:```|~~~)/

/** The words of a Markdown text without its signs: for descriptions that search engines read. Paragraphs stay apart. */
export function toPlainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !TABLE_RULE.test(line) && !FENCE.test(line))
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

function stripInline(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\d_])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~<>])/g, '$1')
}
