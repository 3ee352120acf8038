import drainage from '../../../../content/services/drainage.svg?no-inline'
import heating from '../../../../content/services/heating.svg?no-inline'
import installation from '../../../../content/services/installation.svg?no-inline'
import well from '../../../../content/services/well.svg?no-inline'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { SERVICES_PATH } from '../../../domain/site/site-paths.ts'
import { Picture } from '../../../ui/picture.tsx'
import './services.css'

/** The four services of storefront.md, section 2, in its order, without those that staff left empty; every card links to the services page. */
export function Services({ texts }: { texts: BlocksOf<'home'>['services'] }) {
  const cards = [
    {
      drawn: installation,
      picture: texts.installationPicture,
      title: texts.installationTitle,
      text: texts.installationText,
    },
    {
      drawn: drainage,
      picture: texts.drainagePicture,
      title: texts.drainageTitle,
      text: texts.drainageText,
    },
    {
      drawn: well,
      picture: texts.wellPicture,
      title: texts.wellTitle,
      text: texts.wellText,
    },
    {
      drawn: heating,
      picture: texts.heatingPicture,
      title: texts.heatingTitle,
      text: texts.heatingText,
    },
  ].filter(({ title }) => title)
  if (cards.length === 0) return null
  return (
    <section className="section section--rule">
      <div className="wrap">
        <div className="head">
          <h2>{texts.title}</h2>
          {texts.all && (
            <a className="more" href={SERVICES_PATH}>
              {texts.all}
            </a>
          )}
        </div>
        <ul className="home-services">
          {cards.map(({ drawn, picture, title, text }) => (
            <li key={title}>
              <a href={SERVICES_PATH}>
                <Picture
                  src={picture ?? drawn}
                  fallback={drawn}
                  alt=""
                  width={320}
                  height={190}
                  sizes="(min-width: 64em) 19rem, (min-width: 40em) 46vw, 32vw"
                />
                <div>
                  <h3>{title}</h3>
                  {text && <p>{text}</p>}
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
