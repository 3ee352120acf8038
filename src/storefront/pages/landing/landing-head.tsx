import type { Landing } from '../../../api/queries/landing-queries.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { callHref } from '../../contact-links.ts'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { pictureOf } from '../../parts/shopping/picture.ts'
import { useSettings } from '../../use-settings.ts'
import { LandingFigures } from './landing-figures.tsx'

/** Heading, the two ways on, the first model's picture, and the figures. */
export function LandingHead({ landing }: { landing: Landing }) {
  const { companyPhone } = useSettings()
  const { choose, ask } = useSectionTexts('landingPage')
  const { title, description, products, published } = landing
  const [first] = products
  return (
    <div className="wrap">
      <PageBreadcrumbs trail={[{ label: title }]} />
      {published === false && (
        <Note tone="warn" icon="eye">
          <span>Черновик: эту страницу видят только сотрудники.</span>
        </Note>
      )}
      <div className="landing__head">
        <div>
          <h1>{title}</h1>
          {description && <p className="lead">{description}</p>}
          <p className="landing__ways">
            <LinkButton variant="main" size="big" href="/#product-wizard">
              {choose}
            </LinkButton>
            <LinkButton size="big" icon="phone" href={callHref(companyPhone)}>
              {ask}
            </LinkButton>
          </p>
        </div>
        {first && (
          <figure className="landing__pic">
            <Picture
              {...pictureOf(first, 'card')}
              alt={first.imageUrl ? first.name : `Разрез станции ${first.name}`}
              sizes="(min-width: 64em) 36rem, 92vw"
              width={380}
              height={300}
              lazy={false}
            />
          </figure>
        )}
      </div>
      {first && <LandingFigures landing={landing} />}
    </div>
  )
}
