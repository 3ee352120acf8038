import { clip } from './clip.ts'

/** Longest name, UTF-16 units; file systems allow 255 bytes or letters. */
const LONGEST = 200

/** Line breaks and other control characters, and what turns the direction of reading, so that an ending could be hidden. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The name of a sent file as it is shown and stored: one line, not empty; a long one is cut before its ending. */
export function toFileName(sent: string): string {
  const name = sent.replace(UNSEEN, '').trim()
  if (name.length <= LONGEST) return name || 'без имени'
  const [ending = ''] = /\.[a-z\d]{1,8}$/i.exec(name) ?? []
  return clip(name, LONGEST - ending.length) + ending
}
