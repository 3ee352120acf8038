import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { useQuery } from '@tanstack/react-query'
import { representedQuery } from '../../../api/queries/manufacturer-queries.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { manufacturerPath } from '../../../domain/site/site-paths.ts'
import { useApi } from '../../site.ts'

const COUNT_LABELS = ['', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести']

/** The represented manufacturers, drawn in one scale. Deferred: nothing is shown while loading or after a failure. */
export function Manufacturers({ title, text }: BlocksOf<'about'>['manufacturers']) {
  const { data: makes = [] } = useQuery(representedQuery(useApi()))
  if (makes.length === 0) return null
  const count = COUNT_LABELS[makes.length] ?? makes.length
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="head">
          <h2>{`${title} ${count} ${makes.length === 1 ? 'производителя' : 'производителей'}`}</h2>
          <p>{text}</p>
        </div>
        <ul className="about__makes">
          {makes.map(({ slug, name, description, drawing, modelName }) => (
            <li key={slug}>
              <img
                src={drawingAddress(drawing, 'card')}
                alt={`Разрез станции ${modelName} в грунте`}
                width={380}
                height={300}
                loading="lazy"
                decoding="async"
              />
              <h3>
                <a href={manufacturerPath(slug)}>{name}</a>
              </h3>
              <p>{firstSentence(description ?? '')}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
