/** A start tag. */
export interface StartTag {
  name: string
  /** As they are written: quotes cut off, nothing decoded. */
  attributes: readonly (readonly [name: string, value: string])[]
}

/** A document read from left to right, as a parser does. */
export interface Markup {
  tags: readonly StartTag[]
  /** Elements whose content is no markup: scripts and styles. */
  raw: readonly (StartTag & { text: string })[]
  /** Titles, without those of drawings within a page. */
  titles: readonly string[]
  /** All words outside of the title, scripts and styles. */
  words: string
  /** What no program of ours writes: a `<` that opens nothing, an element that is not closed. */
  problems: readonly string[]
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const RAW = new Set(['script', 'style'])
/** Text without tags, in which letters are encoded. */
const TEXT_ONLY = new Set(['title', 'textarea'])

const COMMENT = /<!--(?!-?>)[\s\S]*?-->/y
const DECLARATION = /<(?:!doctype\s[^<>]*|\?xml\s[^<>]*\?)>/iy
const DATA = /<!\[CDATA\[[\s\S]*?\]\]>/y
const END = /<\/([a-z][^\s<>/]*)\s*>/iy
const START = /<([a-z][^\s<>/"']*)((?:\s+[^\s=<>/"']+(?:="[^"]*"|='[^']*'|=[^\s"'=<>`]+)?)*)\s*(\/?)>/iy
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)"|='([^']*)'|=([^\s]+))?/g

/** Reads HTML, or XML. */
export function readMarkup(text: string, kind: 'html' | 'xml'): Markup {
  const open: string[] = []
  const tags: StartTag[] = []
  const raw: (StartTag & { text: string })[] = []
  const titles: string[] = []
  const words: string[] = []
  const problems: string[] = []
  const isHtml = kind === 'html'
  let at = 0

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const close = (name: string) => {
    const expected = open.pop()
    if (expected !== name) problems.push(`</${name}> where <${expected ?? 'nothing'}> is open`)
  }
  /** What stands in an element without markup, up to its end tag, which is taken too. */
  const takeText = (name: string): string => {
    const end = new RegExp(`</${name}\\s*>`, 'gi')
    end.lastIndex = at
    const found = end.exec(text)
    const inner = text.slice(at, found?.index)
    if (!found) problems.push(`<${name}> without an end`)
    at = found ? end.lastIndex : text.length
    return inner
  }
  const openTag = ([, written = '', fields = '', slash]: RegExpExecArray) => {
    const name = isHtml ? written.toLowerCase() : written
    const tag = { name, attributes: readAttributes(fields) }
    tags.push(tag)
    if (slash === '/' || (isHtml && VOID.has(name))) return
    if (isHtml && RAW.has(name)) raw.push({ ...tag, text: takeText(name) })
    else if (isHtml && TEXT_ONLY.has(name)) {
      const inner = takeText(name)
      if (name === 'title' && !open.includes('svg')) titles.push(inner)
    } else open.push(name)
  }

  while (at < text.length) {
    const next = text.indexOf('<', at)
    words.push(text.slice(at, next === -1 ? undefined : next))
    if (next === -1) break
    at = next
    const start = take(START)
    if (start) openTag(start)
    else {
      const end = take(END)
      if (end) close(isHtml ? (end[1] ?? '').toLowerCase() : (end[1] ?? ''))
      else if (!take(COMMENT) && !take(DECLARATION) && (isHtml || !take(DATA))) {
        problems.push(`a < that opens nothing: ${text.slice(at, at + 60)}`)
        at += 1
      }
    }
  }
  if (open.length > 0) problems.push(`not closed: ${open.join(' ')}`)
  return { tags, raw, titles, words: words.join(' '), problems }
}

const readAttributes = (fields: string): StartTag['attributes'] =>
  [...fields.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''] as const,
  )
