import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { Prose } from './prose.tsx'
import './why.css'

/** Reasons to choose the company, each with a figure; nothing without any. */
export function Why({ title, text, reasons, List = 'ul', at = 'why', rowsAt = 'why.reasons' }: WhyProps) {
  if (!title || reasons.length === 0) return null
  return (
    <section className="section">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <Prose at={`${at}.text`} text={text} />
        </div>
        <List className="reasons">
          {reasons.map(({ figure, title, text }, index) => (
            <li key={figure + title}>
              <b>{figure}</b>
              <div>
                <h3>{title}</h3>
                <Prose at={`${rowsAt}.${index}.text`} text={text} />
              </div>
            </li>
          ))}
        </List>
      </div>
    </section>
  )
}

type WhyProps = BlocksOf<'home'>['why'] & {
  List?: 'ol' | 'ul'
  /** Places of the part and of its rows among the texts. */
  at?: string
  rowsAt?: string
}

/** How the firm works, step by step; nothing where staff have written no steps. */
export const Steps = ({ title, text, list }: BlocksOf<'home'>['steps']) => (
  <Why
    title={title}
    text={text}
    reasons={list.map((step, index) => ({ ...step, figure: String(index + 1) }))}
    List="ol"
    at="steps"
    rowsAt="steps.list"
  />
)
