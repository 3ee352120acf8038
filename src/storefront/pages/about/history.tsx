import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkedText } from '../../parts/linked-text.tsx'

/** The company's history. */
export function History({ title, text, steps }: BlocksOf<'about'>['history']) {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <p>
            <LinkedText text={text} />
          </p>
        </div>
        <ol className="about__rows">
          {steps.map(({ when, title, text }) => (
            <li key={when}>
              <b>{when}</b>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
