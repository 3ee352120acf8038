import services from '../../../../content/home/services.json' with { type: 'json' }
import drainage from '../../../../content/services/drainage.svg?no-inline'
import heating from '../../../../content/services/heating.svg?no-inline'
import installation from '../../../../content/services/installation.svg?no-inline'
import well from '../../../../content/services/well.svg?no-inline'
import { SERVICES_PATH } from '../../../domain/site/site-paths.ts'
import './services.css'

/** The four services of storefront.md, section 2, in its order. */
const cards = [
  { picture: installation, ...services.installation },
  { picture: drainage, ...services.drainage },
  { picture: well, ...services.well },
  { picture: heating, ...services.heating },
]

/** Other services; every card links to the services page. */
export function Services() {
  return (
    <section className="section section--rule">
      <div className="wrap">
        <div className="head">
          <h2>{services.title}</h2>
          <a className="more" href={SERVICES_PATH}>
            {services.all}
          </a>
        </div>
        <ul className="home-services">
          {cards.map(({ picture, title, text }) => (
            <li key={title}>
              <a href={SERVICES_PATH}>
                <img src={picture} alt="" width={320} height={190} loading="lazy" />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
