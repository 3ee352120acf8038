import type { ProductQuestion } from '../../../api/product-questions.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Markdown } from '../../../ui/markdown/markdown.tsx'

/** Element id of an answer: browsers open the `<details>` when a link targets it. */
export const answerId = (itemId: number): string => `answer-${itemId}`

/** Accordion of questions by native `<details name>`, which works without scripts. */
export function Questions({ items, firstOpen = false }: QuestionsProps) {
  return (
    <div className="acc">
      {items.map(({ id, question, answer, alts }, index) => (
        <details key={id} name="faq" open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div className="a" id={answerId(id)}>
            <Markdown text={answer} context="answer" alts={alts} />
          </div>
        </details>
      ))}
    </div>
  )
}

type QuestionsProps = {
  items: readonly ProductQuestion[]
  /** The first answer is initially open. */
  firstOpen?: boolean
}
