import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkedText } from '../../parts/linked-text.tsx'

/** The company's promises; the terms are in the offer contract. */
export function Values({ title, text, values }: BlocksOf<'about'>['values']) {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <p>
            <LinkedText text={text} />
          </p>
        </div>
        <ul className="about__values">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
