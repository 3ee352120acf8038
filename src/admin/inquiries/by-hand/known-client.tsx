import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { formatStatus } from '../../../lib/inquiry-labels.ts'
import { toE164 } from '../../../lib/phone.ts'
import { digitsOf } from '../../../lib/phone-digits.ts'
import { plural } from '../../../lib/plural.ts'
import { STAFF_INQUIRIES_PATH } from '../../../lib/staff-paths.ts'
import { Note } from '../../../ui/note.tsx'
import { INQUIRIES_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Requests that are named; further ones are counted. */
const NAMED = 3
/** Most requests that are looked for. */
const MAX_FOUND = 20

/** While a phone is typed: the requests that came from it before, each in a tab of its own, so that nothing typed is lost. */
export function KnownClient({ phone }: { phone: string }) {
  const api = useApi()
  const number = useDeferredValue(toE164(phone))
  const { data } = useQuery({
    queryKey: [...INQUIRIES_KEY, 'of-phone', number],
    queryFn: ({ signal }) =>
      api.adminInquiries.list(
        { search: number === null ? '' : digitsOf(number), limit: MAX_FOUND },
        { signal },
      ),
    enabled: number !== null,
  })
  // The search finds the number in texts too.
  const known = (data ?? []).filter(({ phoneE164 }) => phoneE164 === number)
  if (number === null || known.length === 0) return null
  const more = known.length - NAMED
  return (
    <Note role="status">
      <p>
        <span>
          С этого номера уже {plural(known.length, ['был запрос', 'были запросы', 'были запросы'])}:
        </span>{' '}
        {known.slice(0, NAMED).map(({ id, name, status }, index) => (
          <span key={id}>
            {index > 0 && <span>, </span>}
            <a className="nb" href={`${STAFF_INQUIRIES_PATH}?request=${id}`} target="_blank" rel="noopener">
              № {id}
            </a>{' '}
            <span>
              ({name}, {formatStatus(status).toLowerCase()})
            </span>
          </span>
        ))}
        {more > 0 && <span> и ещё {more}</span>}
      </p>
    </Note>
  )
}
