import type { Config } from '../../../config.ts'
import { toNetwork } from './network.ts'

/** A request's client and our origin; forwarded headers are used only behind a trusted proxy. */
export interface Caller {
  /** The client's network, by which limits count (`toNetwork`). */
  address: string
  /** Scheme and host that the visitor sees. */
  origin: string
}

type AddressRules = Pick<Config, 'trustProxy' | 'publicUrl'>

/** Origin of a request without a proxy; null when forwarded headers are needed. */
export function directOrigin(
  host: string | undefined,
  { trustProxy, publicUrl }: AddressRules,
): string | null {
  return publicUrl ?? (trustProxy ? null : `http://${host}`)
}

/** Allowed characters of a Host header; others would have to be escaped in pages. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Reads client and origin from socket and Host header, behind a trusted proxy from its forwarded headers. */
export function readCaller(
  request: Request,
  remoteAddress: string | undefined,
  config: AddressRules,
): Caller {
  const url = new URL(request.url)
  // Our proxy appends the last value; earlier ones come from the client.
  const forwarded = (name: string) =>
    config.trustProxy
      ? request.headers.get(name)?.split(',').at(-1)?.trim().slice(0, 100) || undefined
      : undefined
  const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https:' : url.protocol
  const named = forwarded('x-forwarded-host') ?? url.host
  const host = HOST.test(named) ? named.toLowerCase() : 'localhost'
  return {
    address: toNetwork(forwarded('x-forwarded-for') ?? remoteAddress ?? 'unknown'),
    origin: config.publicUrl ?? `${protocol}//${host}`,
  }
}

/** Whether a write comes from another site: its Origin is neither ours nor absent (decisions.md, cross-site requests). */
export function isForeignWrite(request: Request, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const from = request.headers.get('origin')
  if (from === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  const url = new URL(request.url)
  return from !== origin && from !== url.origin
}
