import fc from 'fast-check'
import { HOSTILE_PAGE_HEADERS, MARK, MARKED_TEXTS, SPELLINGS } from './hostile-pages.ts'
import { HOSTILE_NAMES, HOSTILE_PLACES, HOSTILE_QUERIES, HOSTILE_TEXTS } from './hostile-values.ts'
import type { PageAddress, PlaceNames } from './page-addresses.ts'
import { encode, type FuzzRequest, type Sender, toAscii } from './requests.ts'

/** A request for a page; whatever it is marked with has the number. */
export interface PageRequest extends FuzzRequest {
  mark: number
}

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY'] as const
const BODIES = ['', '{}', 'a=1', `<${MARK}>`] as const

/** So much of a text stands in an address: together they are no longer than what the server reads. */
const MAX_TEXT = 2500
const MAX_PATH = 12_000
const MAX_MARK = 99_999

/** Places of an address, each with the word it is called by. */
const PLACE = /\{(\w+)\}/g

const placesOf = ({ path }: PageAddress): string[] => [...path.matchAll(PLACE)].map(([, name = '']) => name)

/** The path with these texts in its places, in their order. */
function fill({ path }: PageAddress, texts: readonly string[]): string {
  let at = 0
  return path.replaceAll(PLACE, () => texts[at++] ?? 'x')
}

/** The request that nobody could find fault with. */
export function rightRequest(address: PageAddress, names: PlaceNames): PageRequest {
  const path = toAscii(
    fill(
      address,
      placesOf(address).map((name) => names[name]?.[0] ?? 'x'),
    ),
  )
  return { who: 'nobody', method: 'GET', path, headers: {}, body: null, files: [], mark: 0 }
}

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MARKED_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const inAddress = (text: string) => encode(text.slice(0, MAX_TEXT)).slice(0, MAX_TEXT) || 'x'

/** A place of the path: right, or one of those that lead nowhere. */
const placeNamed = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_PLACES) },
    { weight: 2, arbitrary: hostileText.map(inAddress) },
  )

/** A field behind the question mark: one that is read there, or any other, with a right value or none. */
function parameterOf({ parameters }: PageAddress): fc.Arbitrary<string> {
  const known = Object.entries(parameters)
  const right = known.flatMap(([name, values]) => values.map((value) => [name, value] as const))
  const names = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.map(([name]) => name), 'q', 'page', 'next') },
    { weight: 1, arbitrary: fc.constantFrom('q[]', 'ids[0]', 'spec.', 'spec.__proto__', 'a'.repeat(500)) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_NAMES) },
    { weight: 1, arbitrary: fc.constantFrom(...MARKED_TEXTS) },
  )
  const wrong = fc.record({ name: names, value: hostileText, isRaw: fc.boolean() })
  return fc
    .oneof(
      { weight: 1, arbitrary: fc.constantFrom(...(right.length > 0 ? right : [['q', 'a'] as const])) },
      { weight: 3, arbitrary: wrong },
    )
    .map((made) => {
      const { name, value, isRaw } = 'name' in made ? made : { name: made[0], value: made[1], isRaw: false }
      const text = isRaw ? toAscii(value.slice(0, MAX_TEXT)).slice(0, MAX_TEXT) : inAddress(value)
      return `${inAddress(name)}=${text}`
    })
}

/** Requests for an address, with faults in path, parameters, method and headers; most have few of them. */
export function requestsOfPage(address: PageAddress, names: PlaceNames): fc.Arbitrary<PageRequest> {
  const parts = {
    who: fc.constantFrom<Sender>('nobody', 'nobody', 'nobody', 'manager', 'admin'),
    places: fc.tuple(...placesOf(address).map((name) => placeNamed(names[name] ?? ['x']))),
    spell: fc.oneof({ weight: 2, arbitrary: fc.constant(SPELLINGS[0]) }, fc.constantFrom(...SPELLINGS)),
    parameters: fc.array(parameterOf(address), { maxLength: 4 }),
    query: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, fc.constantFrom(...HOSTILE_QUERIES)),
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constant('HEAD') },
      { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
    ),
    body: fc.constantFrom(...BODIES),
    headers: fc.array(fc.constantFrom(...HOSTILE_PAGE_HEADERS), { maxLength: 2 }),
    mark: fc.nat(MAX_MARK),
  }
  return fc.record(parts).map(({ who, places, spell, parameters, query, method, body, headers, mark }) => {
    const path = toSentPath((spell ?? String)(fill(address, places)))
    const queries = [...parameters, ...(query === null ? [] : [toAscii(query)])]
    const target = `${path}${queries.length > 0 ? `?${queries.join('&')}` : ''}`.slice(0, MAX_PATH)
    const numbered = (text: string) => text.replaceAll(MARK, `${MARK}${mark}`)
    const sentHeaders = Object.entries(Object.assign({}, ...headers)).map(
      ([name, value]): [string, string] => [name, numbered(String(value))],
    )
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE' && method !== 'OPTIONS'
    return {
      who,
      method,
      path: numbered(target),
      headers: Object.fromEntries(sentHeaders),
      body: hasBody ? numbered(body) : null,
      files: [],
      mark,
    }
  })
}

/** Bytes beyond ASCII go as they are, as some programs send them; letters of other alphabets cannot. */
const toSentPath = (path: string) => path.replaceAll(/[^\x21-\xff]/g, (letter) => encode(letter))
