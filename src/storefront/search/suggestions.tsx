import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery } from '../../api/queries.ts'
import { firstManufacturers } from '../../domain/manufacturer.ts'
import { searchPath } from '../../lib/site-paths.ts'
import { useApi } from '../site.ts'

/** Example searches besides manufacturers: a variant, a pump, a number of residents. */
const tasks = ['Лонг', 'с насосом', 'на 5 человек']

/** Links to example searches. */
export function Suggestions() {
  const { data = [] } = useQuery(manufacturersQuery(useApi()))
  return (
    <section className="search__ideas" aria-labelledby="ideas">
      <h2 id="ideas">Часто ищут</h2>
      <ul className="chips">
        {[...firstManufacturers(data).map(({ name }) => name), ...tasks].map((suggestion) => (
          <li key={suggestion}>
            <a className="chip" href={searchPath(suggestion)}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
