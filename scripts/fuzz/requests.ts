import fc from 'fast-check'
import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/access.ts'
import { nearlyValid } from './from-schema.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { HOSTILE_HEADERS, HOSTILE_PLACES, HOSTILE_QUERIES } from './hostile-values.ts'
import { mutate, mutation } from './mutate-value.ts'

/** Who sends a call. */
export type Sender = 'nobody' | 'manager' | 'admin'

/** A call as it is sent. */
export interface FuzzRequest {
  who: Sender
  method: string
  /** Path with its query, in ASCII. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Text of the body; null without one, or where files are sent. */
  body: string | null
  /** Files by their place in HOSTILE_FILES, with the field that carries them. */
  files: readonly { field: string; at: number }[]
}

/** Bodies that are no object of JSON. */
const BROKEN_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"а"',
  '1e999',
  '{"price":1e999,"id":-1e999}',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"},"constructor":1}',
  '{"a":"\\ud800"}',
  '{"name":"\\u0000"}',
  '{"a":1,"a":2}',
  '{"a":tru',
  '['.repeat(5000),
  '{"a":'.repeat(3000),
] as const

/** Names under which forms carry files. */
const FILE_FIELDS = ['file', 'image', 'files', 'files[]', 'file[]', '__proto__'] as const
const MAX_FILES = 2

const someFiles = fc.array(
  fc.record({ field: fc.constantFrom(...FILE_FIELDS), at: fc.nat(HOSTILE_FILES.length - 1) }),
  { minLength: 1, maxLength: MAX_FILES },
)

/** Calls of an endpoint, most of them nearly right; `input` is its schema. */
export function requestsOf(
  endpoint: Endpoint,
  input: z.core.$ZodType | undefined,
): fc.Arbitrary<FuzzRequest> {
  const parts = {
    who: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Sender>('nobody') },
      { weight: 2, arbitrary: fc.constant<Sender>('manager') },
      { weight: 4, arbitrary: fc.constant<Sender>('admin') },
    ),
    input: input ? nearlyValid(input) : fc.constant({}),
    fault: mutation,
    // `null` nine times out of ten: one fault at a time finds more than many.
    place: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constantFrom(...HOSTILE_PLACES)),
    query: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, fc.constantFrom(...HOSTILE_QUERIES)),
    headers: fc.constantFrom(...HOSTILE_HEADERS),
    broken: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, fc.constantFrom(...BROKEN_BODIES)),
    files: endpoint.maxFiles
      ? fc.oneof({ weight: 4, arbitrary: someFiles }, fc.constant(null))
      : fc.constant(null),
  }
  return fc.record(parts).map(({ who, input: right, fault, place, query, headers, broken, files }) => {
    const made = mutate(right, fault)
    const fields: Fields = endpoint.hasWholeBody ? ofWholeBody(made) : { params: made, body: made }
    const known = Object(endpoint.hasWholeBody ? Object(right).params : right)
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      place === null ? inAddress(Object(fields.params)[name] ?? known[name] ?? '1') : place,
    )
    const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const rest = isPlain(fields.body) ? without(fields.body, names) : fields.body
    const queries = [...(isRead ? toQuery(rest) : []), ...(query === null ? [] : [query])]
    const carried = endpoint.maxFiles ? (files ?? []) : []
    return {
      who,
      method: endpoint.method,
      path: `/api${toAscii(path)}${queries.length > 0 ? `?${toAscii(queries.join('&'))}` : ''}`.slice(
        0,
        12_000,
      ),
      headers,
      body: isRead || carried.length > 0 ? null : (broken ?? JSON.stringify(rest) ?? ''),
      files: carried,
    }
  })
}

interface Fields {
  params: unknown
  body: unknown
}

const ofWholeBody = (input: unknown): Fields => ({ params: Object(input).params, body: Object(input).body })

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function without(fields: Record<string, unknown>, names: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** A value in the place of an address; what cannot stand there is a word. */
const inAddress = (value: unknown) => encode(textOf(value)).slice(0, 3000) || 'x'

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '')

/** A text in the place of an address. Lone surrogates cannot be encoded: their bytes are written as WTF-8 has them. */
export const encode = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : text.replaceAll(/[^\w-]/g, '%ED%A0%80')

/** What an address cannot carry as it is, encoded; the rest stays. */
export const toAscii = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, (letter) => encode(letter))

/** Fields behind the question mark, lists and objects in brackets. */
function toQuery(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).slice(0, 200)
    return entries.flatMap(([key, inner]) =>
      toQuery(inner, name === '' ? encode(key) : `${name}[${encode(key)}]`),
    )
  }
  return value === undefined ? [] : [`${name}=${encode(textOf(value))}`]
}
