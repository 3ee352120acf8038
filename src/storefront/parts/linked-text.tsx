import { createElement, Fragment } from 'react'
import { toTextParts } from '../../lib/text/linked-text.ts'

/** A text in which words can be links (`toTextParts`). Of an address that cannot be one the words alone are shown. */
export function LinkedText({ text }: { text: string }) {
  const shown = toTextParts(text).map((part) => {
    if (typeof part === 'string') return part
    return part.href === null ? part.words : createElement('a', { href: part.href }, part.words)
  })
  return createElement(Fragment, null, ...shown)
}
