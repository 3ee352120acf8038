import { randomBytes } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { toUtf8 } from './utf8.ts'

/** Encoded texts by the object they show; dropped with that object. */
type Cache = WeakMap<object, Buffer>
const markupCache: Cache = new WeakMap()
const jsonCache: Cache = new WeakMap()

/** Random placeholder around the index of a piece of cached markup; cannot be forged through user input. */
const MARK = randomBytes(12).toString('base64url')

/** The cached pieces of one page: placeholders in React's output, replaced by their bytes at the end. */
export class CachedMarkup {
  readonly #pieces: Buffer[] = []

  /** Returns the placeholder of an element that depends on `of` only; rendered and encoded once per object. */
  readonly cache = (of: object, element: ReactElement): string =>
    this.#insert(markupCache, of, () => renderToString(element))

  /** Returns the placeholder of an object's JSON, which is encoded once per object. */
  readonly cacheJson = (of: object, toJson: () => string): string => this.#insert(jsonCache, of, toJson)

  #insert(cache: Cache, of: object, toText: () => string): string {
    const bytes = cache.get(of) ?? toUtf8(toText())
    cache.set(of, bytes)
    return `${MARK}${this.#pieces.push(bytes) - 1}${MARK}`
  }

  /** The whole document: encodes the text and inserts the cached pieces. */
  toBytes(text: string): Uint8Array<ArrayBuffer> {
    const parts = text
      .split(MARK)
      .map((part, index) => (index % 2 === 0 ? toUtf8(part) : (this.#pieces[Number(part)] ?? toUtf8(''))))
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      bytes.set(part, at)
      at += part.length
    }
    return bytes
  }
}
