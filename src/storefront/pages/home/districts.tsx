import type { ShownDistrict } from '../../../contract/content/districts.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { readGeoPoint } from '../../../domain/site/geo-point.ts'
import { plural } from '../../../lib/text/plural.ts'
import { DistrictMap } from './district-map.tsx'
import { kilometresBetween } from './map-projection.ts'
import { Prose } from './prose.tsx'
import './districts.css'

const COUNTS = ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять']

/** The text with how many towns there are. */
const fillTowns = (text: string, count: number) =>
  text.replaceAll('{towns}', `${COUNTS[count - 1] ?? count} ${plural(count, ['город', 'города', 'городов'])}`)

interface DistrictsProps {
  texts: BlocksOf<'home'>['districts']
  districts: readonly ShownDistrict[]
}

/** Service area: districts as a list with distances, and on a map; the list alone while the office has no place, nothing without districts. */
export function Districts({ texts, districts }: DistrictsProps) {
  const office = readGeoPoint(texts.officePlace)
  if (districts.length === 0 || !texts.title) return null
  return (
    <section className="section section--rule">
      <div className="wrap district">
        <div>
          <h2>{texts.title}</h2>
          <Prose at="districts.text" text={texts.text} className="lead" />
          <ul className="towns">
            {districts.map((district) => (
              <li key={district.id}>
                {district.name}
                {office && <span>{` около\u00a0${kilometresBetween(office, district)}\u00a0км`}</span>}
              </li>
            ))}
          </ul>
        </div>
        {office && (
          <DistrictMap
            office={{ ...office, name: texts.officeName }}
            districts={districts}
            text={fillTowns(texts.mapText, districts.length)}
          />
        )}
      </div>
    </section>
  )
}
