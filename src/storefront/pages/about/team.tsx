import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { PageProse } from '../../parts/page-prose.tsx'

/** The team by role. */
export function Team({ title, text, roles }: BlocksOf<'about'>['team']) {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <PageProse text={text} />
        </div>
        <ul className="about__team">
          {roles.map(({ role, text }) => (
            <li key={role}>
              <h3>{role}</h3>
              <PageProse text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
