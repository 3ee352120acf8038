import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ReutovPlan } from './reutov-plan.tsx'

/** Directions to the office. The plan shows the town only, since staff may change the address; the map link has it. */
export function Office({ texts, address, mapLink }: OfficeProps) {
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
        {inReutov && (
          <figure className="office__plan">
            <ReutovPlan />
            {texts.plan && <figcaption>{texts.plan}</figcaption>}
          </figure>
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
