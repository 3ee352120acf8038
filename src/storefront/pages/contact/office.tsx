import { LinkButton } from '../../../ui/button.tsx'
import { ReutovPlan } from './reutov-plan.tsx'

/** Directions to the office. The plan shows the town only, since staff may change the address; the map link has it. */
export function Office({ address }: { address: string }) {
  const inReutov = /реутов/i.test(address)
  return (
    <section className="section section--surface">
      <div className="wrap side">
        <div className="side__h">
          <h2>Как нас найти</h2>
          <p>{address}</p>
          <p>
            <LinkButton
              icon="pin"
              href={`https://yandex.ru/maps/?text=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener"
            >
              Открыть на карте
            </LinkButton>
          </p>
        </div>
        {inReutov && (
          <figure className="office__plan">
            <ReutovPlan />
            <figcaption>
              Реутов стоит у самой МКАД, к востоку от Москвы. Один из выходов метро «Новокосино» ведёт в
              город. Схема без масштаба: въезд и место для машины подскажем по телефону.
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
