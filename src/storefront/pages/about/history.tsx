import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { PageProse } from '../../parts/page-prose.tsx'

/** The company's history. */
export function History({ title, text, steps }: BlocksOf<'about'>['history']) {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <PageProse text={text} />
        </div>
        <ol className="about__rows">
          {steps.map(({ when, title, text }) => (
            <li key={when}>
              <b>{when}</b>
              <div>
                <h3>{title}</h3>
                <PageProse text={text} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
