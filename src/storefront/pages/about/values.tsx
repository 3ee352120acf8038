import values from '../../../../content/about/values.json' with { type: 'json' }
import { TERMS_PATH } from '../../../domain/site/site-paths.ts'

/** The company's promises; the terms are in the offer contract. */
export function Values() {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>Ценности</h2>
          <p>
            Септик покупают один раз, поэтому доверие важнее скидки. Сроки и гарантии открыты в{' '}
            <a href={TERMS_PATH}>договоре оферты</a>.
          </p>
        </div>
        <ul className="about__values">
          {values.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
