import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkedText } from '../../parts/linked-text.tsx'
import './why.css'

/** Reasons to choose the company, each with a figure; nothing without any. */
export function Why({ title, text, reasons, List = 'ul' }: WhyProps) {
  if (!title || reasons.length === 0) return null
  return (
    <section className="section">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          {text && (
            <p>
              <LinkedText text={text} />
            </p>
          )}
        </div>
        <List className="reasons">
          {reasons.map(({ figure, title, text }) => (
            <li key={figure + title}>
              <b>{figure}</b>
              <div>
                <h3>{title}</h3>
                <p>
                  <LinkedText text={text} />
                </p>
              </div>
            </li>
          ))}
        </List>
      </div>
    </section>
  )
}

type WhyProps = BlocksOf<'home'>['why'] & { List?: 'ol' | 'ul' }

/** How the firm works, step by step; nothing where staff have written no steps. */
export const Steps = ({ title, text, list }: BlocksOf<'home'>['steps']) => (
  <Why
    title={title}
    text={text}
    reasons={list.map((step, index) => ({ ...step, figure: String(index + 1) }))}
    List="ol"
  />
)
