import { useQuery } from '@tanstack/react-query'
import { STAFF_SAMPLES_PATH } from '../../domain/site/staff-paths.ts'
import { openingQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import './opening-link.css'

/** How much of the list «Перед открытием» is done; nothing without a list, and once all of it is. */
export function OpeningLink() {
  const { data: opening } = useQuery(openingQuery(useApi()))
  if (!opening) return null
  const { done, total } = opening
  return (
    <nav className="opening" aria-label="Готовность сайта">
      <a href={STAFF_SAMPLES_PATH}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.5" />
          <circle cx="10" cy="10" r="7.5" pathLength={total} strokeDasharray={`${done} ${total}`} />
        </svg>
        <span className="opening__what">Перед открытием:</span>
        <b>
          {done} из {total}
        </b>
      </a>
    </nav>
  )
}
