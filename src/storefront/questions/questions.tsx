import type { ProductQuestion } from '../../api/faq-queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { Markdown } from '../../ui/markdown.tsx'

/** The id of an answer: a link to it unfolds the answer, the browser does it by itself. */
export const answerId = (itemId: number): string => `answer-${itemId}`

/** Questions that unfold their answers, one at a time; the browser does it, scripts or not. */
export function Questions({ items, firstOpen = false }: QuestionsProps) {
  return (
    <div className="acc">
      {items.map(({ id, question, answer }, index) => (
        <details key={id} name="faq" open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div className="a" id={answerId(id)}>
            <Markdown text={answer} context="answer" />
          </div>
        </details>
      ))}
    </div>
  )
}

type QuestionsProps = {
  items: readonly ProductQuestion[]
  /** The first answer is unfolded from the start. */
  firstOpen?: boolean
}
