import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { PageProse } from '../../parts/page-prose.tsx'

/** The company's promises; the terms are in the offer contract. */
export function Values({ title, text, values }: BlocksOf<'about'>['values']) {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <PageProse text={text} />
        </div>
        <ul className="about__values">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <PageProse text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
