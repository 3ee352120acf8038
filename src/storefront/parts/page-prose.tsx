import { hasMarks } from '../../lib/text/has-marks.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { LinkedText } from './linked-text.tsx'

/**
 * Prose of a page's texts, in Markdown. One paragraph of words and links, as most are, needs no renderer, and stands in `as` alone: in a
 * `figcaption` without a paragraph of its own.
 */
export function PageProse({ text, as: Around = 'p', className }: PageProseProps) {
  if (!hasMarks(text))
    return (
      <Around className={className}>
        <LinkedText text={text} />
      </Around>
    )
  const formatted = <Markdown text={text} context="answer" />
  if (Around !== 'p') return <Around className={className}>{formatted}</Around>
  return className === undefined ? formatted : <div className={className}>{formatted}</div>
}

interface PageProseProps {
  text: string
  as?: 'p' | 'figcaption'
  className?: string
}
