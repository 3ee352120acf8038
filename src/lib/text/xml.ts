const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 forbids: control characters, surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text as XML may hold it: without lone surrogates and forbidden characters. */
export const toXmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

/** Escapes text for an element or attribute. */
export const escapeXml = (text: string): string =>
  toXmlText(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** An element with text; nothing without text. */
export const xmlElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''
