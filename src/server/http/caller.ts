import type { Config } from '../config.ts'

/** Who calls and by which address of ours; forwarded headers count only behind a trusted proxy. */
export interface Caller {
  address: string
  /** Scheme and host that the visitor sees. */
  origin: string
}

/** Who calls: from the socket and the Host header, behind a trusted proxy from what the proxy says of them. */
export function readCaller(
  request: Request,
  remoteAddress: string | undefined,
  config: Pick<Config, 'trustProxy' | 'publicUrl'>,
): Caller {
  const url = new URL(request.url)
  // The last value is the one our own proxy added; what stands before it came from outside.
  const forwarded = (name: string) =>
    config.trustProxy
      ? request.headers.get(name)?.split(',').at(-1)?.trim().slice(0, 100) || undefined
      : undefined
  const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https:' : url.protocol
  const host = forwarded('x-forwarded-host') ?? url.host
  return {
    address: forwarded('x-forwarded-for') ?? remoteAddress ?? 'unknown',
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
