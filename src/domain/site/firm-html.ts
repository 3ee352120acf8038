import { escapeHtml } from '../../lib/text/escape-html.ts'
import { fillWords } from './fill-words.ts'
import type { FirmWords } from './firm-words.ts'

/** The HTML with the firm's words in their places, where they are words and no HTML; other words in braces stay as they are. */
export function fillFirmHtml(html: string, firm: FirmWords): string {
  const words = new Map<string, string>(Object.entries(firm))
  return fillWords(html, (name) => {
    const word = words.get(name)
    return word === undefined ? undefined : escapeHtml(word)
  })
}
