import type { Config } from '../config.ts'
import { toNetwork } from './network.ts'

/** Who calls and by which address of ours; forwarded headers count only behind a trusted proxy. */
export interface Caller {
  /** The network that limits count (`toNetwork`). */
  address: string
  /** Scheme and host that the visitor sees. */
  origin: string
}

type AddressRules = Pick<Config, 'trustProxy' | 'publicUrl'>

/** The visitor's origin of a request that came straight to node:http; null when a proxy has to be asked for it. */
export function directOrigin(
  host: string | undefined,
  { trustProxy, publicUrl }: AddressRules,
): string | null {
  return publicUrl ?? (trustProxy ? null : `http://${host}`)
}

/** Letters that a host may have; anything else would have to be escaped in pages. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Who calls: from the socket and the Host header, behind a trusted proxy from what the proxy says of them. */
export function readCaller(
  request: Request,
  remoteAddress: string | undefined,
  config: AddressRules,
): Caller {
  const url = new URL(request.url)
  // The last value is the one our own proxy added; what stands before it came from outside.
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

/** A write from a page of another site: its Origin is neither ours nor absent (decisions.md, cross-site requests). */
export function isForeignWrite(request: Request, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const from = request.headers.get('origin')
  if (from === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  const url = new URL(request.url)
  return from !== origin && from !== url.origin
}
