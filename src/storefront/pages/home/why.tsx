import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkedText } from '../../parts/linked-text.tsx'
import './why.css'

/** Reasons to choose the company, each with a figure; nothing without any. */
export function Why({ title, text, reasons }: BlocksOf<'home'>['why']) {
  if (reasons.length === 0) return null
  return (
    <section className="section">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <ul className="reasons">
          {reasons.map(({ figure, title, text }) => (
            <li key={title}>
              <b>{figure}</b>
              <div>
                <h3>{title}</h3>
                <p>
                  <LinkedText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
