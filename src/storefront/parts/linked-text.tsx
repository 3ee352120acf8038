import { createElement, Fragment } from 'react'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/
/** Addresses of this site and of others; nothing that a browser would run. */
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|tel:|mailto:)/

/** A text in which words can be links, as in Markdown: `[words](/address)`. Of other addresses the words alone are shown. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(LINK)
  // Text, then words and address of a link, then text again.
  const shown = parts.map((part, at) => {
    const href = at % 3 === 1 ? (parts[at + 1] ?? '') : ''
    if (at % 3 === 2) return null
    return ADDRESS.test(href) ? createElement('a', { href }, part) : part
  })
  return createElement(Fragment, null, ...shown)
}
