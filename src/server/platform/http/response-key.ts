import { isContractProcedure } from '@orpc/contract'
import { specFilter } from '../../../contract/catalogue/specs.ts'
import { publicEndpoints } from '../../../contract/endpoints.public.ts'
import { contract } from '../../../contract/index.ts'

// All keys of cached responses: `toPageKey` and `toResponseKey`. The key of an address without parameters is the address itself.

/** Ends of lines in a path, as an address has that was broken over two of them. No route of the router matches them, not even `*`. */
const LINE_ENDS = /%0[AD]|%E2%80%A[89]/gi

/**
 * Cache key of a page: its canonical path in lower case, with single slashes, without a trailing slash, ends of lines and unnecessary
 * percent-encoding (RFC 3986, section 6.2.2.2). Other spellings are redirected to it. Paths with other encoded characters match nothing.
 */
export function toPageKey(path: string): string {
  const single = path.replace(LINE_ENDS, '').replace(/\/{2,}/g, '/')
  const decoded = single.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, decodeURIComponent)
  if (decoded.includes('%')) return single
  return decoded.replace(/(?<=.)\/$/, '').toLowerCase()
}

/** Cache key of a public GET: equal keys have equal responses. */
export interface ResponseKey {
  key: string
  /** Whether it contains a visitor's search text. */
  isSearch: boolean
}

/** A public GET of the contract. */
interface Readable {
  /** Matches its canonical addresses; others are not cached. */
  path: RegExp
  /** The query parameters it reads. */
  parameters: readonly string[]
  /** It reads `spec.<key>` too, whose combinations are endless: a call with parameters that are not listed is not cached. */
  isOpen: boolean
}

const READABLE: readonly Readable[] = Object.keys(publicEndpoints).flatMap((noun) => {
  const endpoints: unknown = Reflect.get(contract, noun)
  return Object.values(Object(endpoints)).flatMap(toReadable)
})

function toReadable(endpoint: unknown): Readable[] {
  if (!isContractProcedure(endpoint)) return []
  const { route, inputSchema } = endpoint['~orpc']
  if (route.method !== 'GET' || route.path === undefined) return []
  const def: { catchall?: unknown } = inputSchema && 'def' in inputSchema ? Object(inputSchema.def) : {}
  const isOpen = def.catchall === specFilter
  // Any unknown parameter is part of the input: no finite key says what it is.
  if (def.catchall !== undefined && !isOpen) return []
  const shape = inputSchema && 'shape' in inputSchema ? Object(inputSchema.shape) : {}
  const names = Object.keys(shape)
  const inPath = names.filter((name) => route.path?.includes(`{${name}}`))
  return [
    {
      path: new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`),
      parameters: names.filter((name) => !inPath.includes(name)),
      isOpen,
    },
  ]
}

/** Longest address that is cached; longer ones are served uncached. */
const MAX_LENGTH = 400

/**
 * Cache key of a GET of this path and query; null when it is not cached. Parameters that the endpoint does not read
 * (advertising) are not part of the key. Ambiguous or possibly invalid parameters are never cached.
 */
export function toResponseKey(target: string): ResponseKey | null {
  if (!target.startsWith('/api/') || target.length > MAX_LENGTH) return null
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const endpoint = READABLE.find((readable) => readable.path.test(path))
  if (!endpoint) return null
  if (mark === -1) return { key: path, isSearch: false }
  const given = new URLSearchParams(target.slice(mark))
  const read = new URLSearchParams()
  for (const [name, value] of given) {
    // Nested and repeated parameters, and NUL, which is always rejected.
    if (/[[\]\0]/.test(name) || value.includes('\0')) return null
    if (!endpoint.parameters.includes(name)) {
      if (endpoint.isOpen) return null
      continue
    }
    if (read.has(name)) return null
    read.set(name, SEARCHES.includes(name) ? value.trim() : value)
  }
  for (const name of SEARCHES) if (read.get(name) === '') read.delete(name)
  read.sort()
  return { key: read.size > 0 ? `${path}?${read}` : path, isSearch: SEARCHES.some((name) => read.has(name)) }
}

/** Parameters that hold a visitor's text. */
const SEARCHES = ['search', 'q']
