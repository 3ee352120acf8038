import { memo, useDeferredValue } from 'react'
import { findMarkdownProblem } from '../../lib/markdown-limits.ts'
import type { MarkdownProps } from '../../ui/markdown/markdown-props.ts'
import { Markdown } from '../../ui/markdown.tsx'
import '../../ui/prose.css'

/** Re-rendered only when the text has changed. */
const Page = memo(Markdown)

/** Preview rendered like the public page; deferred while typing fast. */
export function MarkdownPreview({ text, context, alts }: MarkdownProps) {
  const shown = useDeferredValue(text)
  if (shown.trim() === '')
    return <p className="md__none">Здесь появится текст так, как его увидят на сайте.</p>
  const problem = findMarkdownProblem(shown)
  return (
    <>
      {problem !== null && <p className="md__none">{`Показано без разметки. ${problem}.`}</p>}
      <Page text={shown} context={context} alts={alts} />
    </>
  )
}
