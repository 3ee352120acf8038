import { isPictureCaption } from '../../../../lib/pictures/picture-caption.ts'
import { PICTURE, type Selection } from './markdown-editing.ts'

/** A picture of a text that nobody has described, and where its description stands or is missing. */
export interface BarePicture {
  address: string
  description: Selection
}

/**
 * Pictures without a description of their own, or with the words that the editor puts in its place; `alts` are descriptions by
 * address that the media library has for pictures without their own.
 */
export function findBarePictures(text: string, alts: Readonly<Record<string, string>> = {}): BarePicture[] {
  return [...text.matchAll(new RegExp(PICTURE, 'g'))].flatMap(
    ({ index, 1: written = '', 2: address = '' }) => {
      const words = written.trim()
      const isBare = words === '' ? !alts[address] : isPictureCaption(words)
      const start = index + 2
      return isBare ? [{ address, description: { start, end: start + written.length } }] : []
    },
  )
}
