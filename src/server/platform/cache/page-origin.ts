import { randomBytes } from 'node:crypto'

/** Placeholder host in rendered pages. Random, so that no content can contain it. */
const HOST = Buffer.from(`${randomBytes(12).toString('hex')}.invalid`)
const SCHEME = Buffer.from('http://')

/** Origin that pages are rendered for, so that a rendered page does not depend on the Host header. */
export const PAGE_ORIGIN = `${SCHEME}${HOST}`

/** Replaces the placeholder by `origin` in canonical links, share links and structured data. */
export function fillOrigin(html: Uint8Array, origin: string): Buffer<ArrayBuffer> {
  return Buffer.concat(splitAtOrigin(html, origin))
}

/** The same as parts, without copying the page. */
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

/** Whether a body contains the placeholder. */
export function namesOrigin(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(HOST)
}
