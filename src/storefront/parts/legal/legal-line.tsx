import { Fragment } from 'react'
import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { LinkedText } from '../linked-text.tsx'
import { toPieces } from './legal-text.ts'
import { siteFacts } from './site-facts.ts'

/** A text with its placeholders replaced by the site's data and links. Unknown data is left out. */
export function LegalLine({ text }: { text: string }) {
  const facts = siteFacts(useSettings(), useSite().origin)
  return toPieces(text).map((piece, index) => {
    if (typeof piece === 'string') {
      const key = `text-${index}`
      return <LinkedText key={key} text={piece} />
    }
    const fact = facts[piece.fact]
    const text = piece.text ?? fact?.text
    const key = `${piece.fact}-${index}`
    if (fact?.href === undefined) return <Fragment key={key}>{text}</Fragment>
    return (
      <a key={key} href={fact.href} className={piece.fact === 'phone' ? 'nb' : undefined}>
        {text}
      </a>
    )
  })
}
