import { hasMarks } from '../../lib/text/has-marks.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { LinkedText } from './linked-text.tsx'

/** Prose of a page's texts, in Markdown. One paragraph of words and links, as most are, needs no renderer. */
export function PageProse({ text, className }: { text: string; className?: string }) {
  if (!hasMarks(text))
    return (
      <p className={className}>
        <LinkedText text={text} />
      </p>
    )
  const formatted = <Markdown text={text} context="answer" />
  return className === undefined ? formatted : <div className={className}>{formatted}</div>
}
