import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkedText } from '../../parts/linked-text.tsx'

/** The team by role. */
export function Team({ title, text, roles }: BlocksOf<'about'>['team']) {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          <p>
            <LinkedText text={text} />
          </p>
        </div>
        <ul className="about__team">
          {roles.map(({ role, text }) => (
            <li key={role}>
              <h3>{role}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
