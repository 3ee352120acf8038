import { MARK } from './hostile-pages.ts'
import { type FuzzAnswer, findErrorFaults, findLeaks, parse } from './judge.ts'
import { type Markup, readMarkup } from './markup.ts'
import { PAGE_ADDRESSES, type PageAddress } from './page-addresses.ts'
import type { PageRequest } from './page-requests.ts'
import { type Measured, SILENCE_MS } from './silence.ts'

/** What was asked for. */
export interface Asked {
  address: PageAddress
  request: PageRequest
  /** It is the request that is answered rightly. */
  isRight: boolean
}

/** Statuses with which Node.js refuses by itself what is no HTTP, without a word. */
const REFUSED_BY_NODE: readonly number[] = [400, 408, 417, 431]

/** What is wrong with the answer for a page or a file, in words; empty when nothing is. */
export function findPageFaults({ result, silence }: Measured<FuzzAnswer>, asked: Asked): string[] {
  const { status, text } = result
  const faults = findLeaks(result, JSON.stringify(asked.request))
  if (silence > SILENCE_MS) faults.push(`silence of ${Math.round(silence)} ms (${SILENCE_MS} allowed)`)
  if (status >= 500) faults.push(`status ${status}`)
  if (text === '' && REFUSED_BY_NODE.includes(status) && !asked.isRight) return faults
  if (result.headers['x-content-type-options'] !== 'nosniff') faults.push('no x-content-type-options')
  return [
    ...faults,
    ...findMarkedHeaders(result, asked.request),
    ...(asked.isRight ? findWrongness(result, asked.address) : []),
    ...findBodyFaults(result, asked.request),
  ]
}

/** What the answer says it is, without parameters. */
const mediaTypeOf = ({ headers }: FuzzAnswer) => String(headers['content-type']).replace(/;.*/, '')

function findWrongness(answer: FuzzAnswer, { type, status }: PageAddress): string[] {
  const faults = answer.status === status ? [] : [`status ${answer.status} of a right request`]
  const sent = mediaTypeOf(answer)
  return type === null || sent === type ? faults : [...faults, `${sent} instead of ${type}`]
}

/** What of the marked texts has come into the headers of the answer. */
function findMarkedHeaders({ headers }: FuzzAnswer, { mark }: PageRequest): string[] {
  const { location, 'x-request-id': requestId, ...others } = headers
  const faults = Object.entries(others).flatMap(([name, value]) =>
    `${name}: ${value}`.includes(MARK) ? [`a header with what was sent: ${name}: ${value}`] : [],
  )
  if (/[^\w.:-]/.test(String(requestId))) faults.push(`x-request-id: ${requestId}`)
  if (location === undefined) return faults
  const text = String(location)
  // What follows the question mark names no site.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || /[<>"]|^[^?]*\\/.test(text))
    faults.push(`a redirect that leaves the site, or no address: ${text.slice(0, 300)}`)
  return [...faults, ...findForeignMarks(text, mark)]
}

/** What somebody else has sent: the same shop answers all of them. */
function findForeignMarks(text: string, mark: number): string[] {
  const marks = text.toLowerCase().match(new RegExp(`${MARK}\\d+`, 'g')) ?? []
  const foreign = marks.find((one) => one !== `${MARK}${mark}`)
  return foreign === undefined ? [] : [`what another request has sent: ${foreign}`]
}

/** Media types of all right answers, and of errors. */
const TYPES = new Set([
  ...PAGE_ADDRESSES.map(({ type }) => type),
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/gzip',
])
/** Of these a browser would guess the letters. */
const NAMES_LETTERS = /^text\/(?!html|plain)|^text\/\w+;\s*charset=utf-8$/i

function findTypeFaults(answer: FuzzAnswer): string[] {
  const type = String(answer.headers['content-type'])
  const isTold = !type.startsWith('text/') || NAMES_LETTERS.test(type)
  return TYPES.has(mediaTypeOf(answer)) && isTold ? [] : [`content type ${type}`]
}

function findBodyFaults(answer: FuzzAnswer, request: PageRequest): string[] {
  const { status, text } = answer
  if (request.method === 'HEAD' || status === 204 || status === 304)
    return text === '' ? [] : [`a body of ${text.length} characters where none may be`]
  if (status === 206) return findPartFaults(answer)
  if (status === 416 || (status >= 300 && status < 400)) return []
  if (text === '') return [`status ${status} without a word`]
  const type = mediaTypeOf(answer)
  const faults = [...findTypeFaults(answer), ...findForeignMarks(text, request.mark)]
  if (type === 'text/html') return [...faults, ...findHtmlFaults(text, request)]
  if (type.endsWith('xml')) return [...faults, ...findXmlFaults(text)]
  if (type.endsWith('json'))
    return [...faults, ...(status < 400 ? findJsonFaults(text) : findErrorFaults(answer))]
  const isForPeople = status < 400 || (type === 'text/plain' && /[а-яё]/i.test(text))
  return isForPeople ? faults : [...faults, `an error that is not Russian: ${text.slice(0, 200)}`]
}

const findJsonFaults = (text: string) => (parse(text) === undefined ? ['JSON that nobody can read'] : [])

function findPartFaults({ headers, size }: FuzzAnswer): string[] {
  const [, from, to] = /^bytes (\d+)-(\d+)\/\d+$/.exec(String(headers['content-range'])) ?? []
  return Number(to) - Number(from) + 1 === size
    ? []
    : [`${size} bytes as a part called ${headers['content-range']}`]
}

/** A page that has something to read must have so many letters. */
const LEAST_LETTERS = 20

function findHtmlFaults(text: string, request: PageRequest): string[] {
  const markup = readMarkup(text, 'html')
  const faults = [...markup.problems, ...findMarkedMarkup(markup), ...findScripts(markup)]
  const { titles, words } = markup
  if (!/^<!doctype html>/i.test(text) || !/<\/html>\s*$/.test(text)) faults.push('no whole document')
  if (titles.length !== 1 || !/\p{L}/u.test(titles[0] ?? '')) faults.push(`titles: ${JSON.stringify(titles)}`)
  if ((words.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) faults.push('a blank page')
  return [...faults, ...findForeignLinks(markup, request)]
}

function findXmlFaults(text: string): string[] {
  const markup = readMarkup(text, 'xml')
  const scripts = markup.tags.some(({ name }) => /^(?:\w+:)?script$/i.test(name)) ? ['a script in XML'] : []
  return [...markup.problems, ...findMarkedMarkup(markup), ...scripts]
}

/** Tags and attributes made of what was sent, and code where no program of ours writes any. */
function findMarkedMarkup({ tags }: Markup): string[] {
  return tags.flatMap(({ name, attributes }) => {
    const isWrong = (attribute: string) => attribute.includes(MARK) || /^on/i.test(attribute)
    const names = attributes.map(([attribute]) => attribute).filter(isWrong)
    return name.includes(MARK) || names.length > 0 ? [`what was sent became markup: <${name} ${names}>`] : []
  })
}

/** Scripts are files of the site, or JSON that no program runs. */
function findScripts({ raw }: Markup): string[] {
  return raw.flatMap(({ name, attributes, text }) => {
    if (name !== 'script') return []
    const { src, type } = Object.fromEntries(attributes)
    if (src !== undefined) return /^\/(?!\/)/.test(src) ? [] : [`a script of another site: ${src}`]
    const isData = type === 'application/json' || type === 'application/ld+json'
    if (!isData) return [`code in the page: ${text.slice(0, 200)}`]
    return parse(text) === undefined ? [`a script with wrong JSON: ${text.slice(0, 200)}`] : []
  })
}

const LINKS: readonly string[] = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'content']

/** Links that run code, or lead to a site that the address named. */
function findForeignLinks({ tags }: Markup, { mark, path, headers }: PageRequest): string[] {
  const site = `${MARK}${mark}.example`
  // Whoever names the host, in a header or in a whole address, sees it in links of the site itself.
  const isOwnHost = JSON.stringify(headers).includes(site) || path.startsWith(`http://${site}`)
  return tags.flatMap(({ name, attributes }) =>
    attributes.flatMap(([attribute, value]) => {
      if (!LINKS.includes(attribute.replace('xlink:', ''))) return []
      const link = value.replaceAll(/[\s\p{Cc}]/gu, '')
      const isCode = /^(?:javascript|vbscript|data:text)/i.test(link)
      const leaves = !isOwnHost && new RegExp(`^(?:https?:)?[/\\\\]{2}${MARK}`, 'i').test(link)
      return isCode || leaves ? [`a link made of what was sent: <${name} ${attribute}="${value}">`] : []
    }),
  )
}
