import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { Picture } from '../../../ui/picture.tsx'
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
          {roles.map(({ role, picture, text }) => (
            <li key={role}>
              {picture && (
                <Picture className="about__face" src={picture} alt="" width={96} height={96} sizes="6rem" />
              )}
              <h3>{role}</h3>
              <PageProse text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
