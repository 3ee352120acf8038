import districts from '../../../../content/home/districts.json' with { type: 'json' }
import { DistrictMap } from './district-map.tsx'
import { kilometresBetween } from './map-projection.ts'
import './districts.css'

/** Service area: towns as a list with distances, and on a map. */
export function Districts() {
  const { title, text, office, towns } = districts
  return (
    <section className="section section--rule">
      <div className="wrap district">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ul className="towns">
            {towns.map((town) => (
              <li key={town.name}>
                {town.name} <span>около&nbsp;{kilometresBetween(office, town)}&nbsp;км</span>
              </li>
            ))}
          </ul>
        </div>
        <DistrictMap />
      </div>
    </section>
  )
}
