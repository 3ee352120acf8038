import { randomBytes } from 'node:crypto'

/** Stands in rendered pages for the host that a visitor uses. Random, so that no content can contain it. */
const HOST = Buffer.from(`${randomBytes(12).toString('hex')}.invalid`)
const SCHEME = Buffer.from('http://')

/** What pages are rendered for: a rendered page does not depend on the Host header it was asked under. */
export const PAGE_ORIGIN = `${SCHEME}${HOST}`

/** The page for visitors of `origin`: its canonical links, shared links and structured data name that origin. */
export function fillOrigin(html: Uint8Array, origin: string): Buffer<ArrayBuffer> {
  return Buffer.concat(splitAtOrigin(html, origin))
}

/** The same in parts that are no copies of the page. */
export function splitAtOrigin(html: Uint8Array, origin: string): Buffer[] {
  const source = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const whole = Buffer.from(origin)
  const host = Buffer.from(new URL(origin).host)
  const parts: Buffer[] = []
  let end = 0
  for (let at = source.indexOf(HOST); at !== -1; at = source.indexOf(HOST, end)) {
    const begin = at - SCHEME.length
    const isOrigin = begin >= end && SCHEME.equals(source.subarray(begin, at))
    parts.push(source.subarray(end, isOrigin ? begin : at), isOrigin ? whole : host)
    end = at + HOST.length
  }
  parts.push(source.subarray(end))
  return parts
}

/** Whether a body has a place for the visitor's host at all. */
export function namesOrigin(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(HOST)
}
