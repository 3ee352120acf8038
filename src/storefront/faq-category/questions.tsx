import type { FaqItem } from '../../contract/faq.ts'
import { Icon } from '../../ui/icon.tsx'
import { Markdown } from '../../ui/markdown.tsx'

/** Questions that unfold their answers, one at a time; the browser does it, scripts or not. */
export function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="acc">
      {items.map(({ id, question, answer }) => (
        <details key={id} name="faq">
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div className="a">
            <Markdown text={answer} place="answer" />
          </div>
        </details>
      ))}
    </div>
  )
}
