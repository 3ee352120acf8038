import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PageProse } from '../../parts/page-prose.tsx'
import { ReutovPlan } from './reutov-plan.tsx'

/**
 * Directions to the office, with a picture of the firm's own. Without one the plan of the town, as long as the office is there: staff may
 * change the address, which the map link has. Elsewhere the directions stand alone.
 */
export function Office({ texts, address, mapLink }: OfficeProps) {
  const { picture, pictureText, plan } = texts
  const inReutov = /реутов/i.test(address)
  return (
    <section className="section section--surface">
      <div className="wrap side">
        <div className="side__h">
          <h2>{texts.title}</h2>
          <p>{address}</p>
          <p>
            <LinkButton
              icon="pin"
              href={mapLink ?? `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener"
            >
              {texts.map}
            </LinkButton>
          </p>
        </div>
        {picture || inReutov ? (
          <figure className="office__plan">
            {picture ? (
              <Picture
                className="plan"
                src={picture}
                alt={pictureText || `Где мы: ${address}`}
                width={640}
                height={360}
                sizes="(min-width: 64em) 48rem, 92vw"
              />
            ) : (
              <ReutovPlan />
            )}
            {plan && <PageProse as="figcaption" text={plan} />}
          </figure>
        ) : (
          plan && (
            <div>
              <PageProse text={plan} />
            </div>
          )
        )}
      </div>
    </section>
  )
}

interface OfficeProps {
  texts: BlocksOf<'contact'>['office']
  address: string
  /** Where staff would have the map opened; else it is found by the address. */
  mapLink: string | undefined
}
