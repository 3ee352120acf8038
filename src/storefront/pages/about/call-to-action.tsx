import { CONTACT_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { WorkingHours } from '../../parts/chrome/working-hours.tsx'
import { useSettings } from '../../use-settings.ts'

/** Links to the next steps. */
export function CallToAction() {
  const { companyPhone, workingHours } = useSettings()
  return (
    <section className="section section--surface">
      <div className="wrap side">
        <h2 className="side__h">Расскажите об участке</h2>
        <div>
          <p className="lead">
            Хватит четырёх ответов: сколько людей, на какой глубине труба, где стоит вода и какой грунт. Не
            знаете — подскажем, как проверить.
          </p>
          <p className="row about__ways">
            <LinkButton variant="main" size="big" href={CONTACT_PATH}>
              Спросить инженера
            </LinkButton>
            <LinkButton size="big" href="/#product-wizard">
              Подобрать самому
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
