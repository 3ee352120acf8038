import { CAPTION, type Selection } from './markdown-editing.ts'

/** A picture of a text that nobody has described, and where its description stands or is missing. */
export interface BarePicture {
  address: string
  description: Selection
}

/** Description and address of a picture; bounded, so that marks without an end cost no more than their length. */
const PICTURE = /!\[([^[\]\n]{0,500})\]\(\s{0,9}<?([^()\s<>]{1,2000})/g

/**
 * Pictures without a description of their own, or with the words that the editor puts in its place; `alts` are descriptions by
 * address that the media library has for pictures without their own.
 */
export function findBarePictures(text: string, alts: Readonly<Record<string, string>> = {}): BarePicture[] {
  return [...text.matchAll(PICTURE)].flatMap(({ index, 1: written = '', 2: address = '' }) => {
    const words = written.trim()
    const isBare = words === '' ? !alts[address] : words.toLowerCase() === CAPTION
    const start = index + 2
    return isBare ? [{ address, description: { start, end: start + written.length } }] : []
  })
}
