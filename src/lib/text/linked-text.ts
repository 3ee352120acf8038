import { withoutTitles } from '../link-titles.ts'

/** Bounded, so that no text takes long. */
const LINK = /\[([^\][]{1,500})\]\(([^)]{0,500})\)/
/** Addresses of this site and of others; nothing that a browser would run. */
const ADDRESS = /^(?:\/(?![/\\])|#|https:\/\/|tel:|mailto:)\S*$/

/** The same text, in which links that `toTextParts` refuses are their words, with the addresses beside them. */
export const unlinkRefused = (text: string): string =>
  text.replaceAll(new RegExp(LINK, 'g'), (link: string, words: string, address: string) =>
    ADDRESS.test(withoutTitles(address)) ? link : `${words} (${address})`,
  )

/** A piece of text, or a link; `href` is null where its address cannot be one. */
export type TextPart = string | { words: string; href: string | null }

/** Splits a text in which words can be links, as in Markdown: `[words](/address)`. */
export function toTextParts(text: string): TextPart[] {
  const parts = text.split(LINK)
  // Text, then words and address of a link, then text again.
  return parts.flatMap((part, at): TextPart[] => {
    if (at % 3 === 2) return []
    const href = parts[at + 1] ?? ''
    return [at % 3 === 0 ? part : { words: part, href: ADDRESS.test(href) ? href : null }]
  })
}
