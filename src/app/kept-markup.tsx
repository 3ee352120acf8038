import { randomBytes } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { toUtf8 } from './utf8.ts'

/** Bytes of markup that many renders repeat, as long as what it shows is remembered. */
const kept = new WeakMap<object, Buffer>()

/** Stands beside the number of a piece of kept markup; nobody can type it into an address. */
const MARK = randomBytes(12).toString('base64url')

/** One render's pieces of kept markup: each is a mark in the text and becomes its bytes at the end. */
export class KeptPieces {
  readonly #pieces: Buffer[] = []

  /** The mark of an element that depends on nothing but `of`; drawn and encoded once. */
  readonly keep = (of: object, element: ReactElement): string => {
    const bytes = kept.get(of) ?? toUtf8(renderToString(element))
    kept.set(of, bytes)
    return `${MARK}${this.#pieces.push(bytes) - 1}${MARK}`
  }

  /** The whole document: the text encoded, the pieces put in as they are. */
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
