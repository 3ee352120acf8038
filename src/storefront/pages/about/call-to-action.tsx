import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { CONTACT_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { WorkingHours } from '../../parts/chrome/working-hours.tsx'
import { useSettings } from '../../use-settings.ts'

/** Links to the next steps. */
export function CallToAction({ title, text, ask, choose }: BlocksOf<'about'>['action']) {
  const { companyPhone, workingHours } = useSettings()
  return (
    <section className="section section--surface">
      <div className="wrap side">
        <h2 className="side__h">{title}</h2>
        <div>
          <p className="lead">{text}</p>
          <p className="row about__ways">
            <LinkButton variant="main" size="big" href={CONTACT_PATH}>
              {ask}
            </LinkButton>
            <LinkButton size="big" href="/#product-wizard">
              {choose}
            </LinkButton>
          </p>
          <p className="small muted">
            Или позвоните:{' '}
            <a className="nb" href={callHref(companyPhone)}>
              {companyPhone}
            </a>
            , <WorkingHours hours={workingHours} />
          </p>
        </div>
      </div>
    </section>
  )
}
