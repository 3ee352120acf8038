import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import { STAFF_INQUIRIES_PATH } from '../../../../domain/site/staff-paths.ts'
import { toE164 } from '../../../../lib/text/phone.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { Note } from '../../../../ui/note.tsx'
import { INQUIRIES_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'

/** Inquiries that are named; further ones are counted. */
const NAMED = 3

/** While a phone is typed: the inquiries that came from it before, each in a tab of its own, so that nothing typed is lost. */
export function KnownClient({ phone }: { phone: string }) {
  const api = useApi()
  const number = useDeferredValue(toE164(phone))
  const { data } = useQuery({
    queryKey: [...INQUIRIES_KEY, 'of-phone', number],
    queryFn: async ({ signal }) => {
      const of = { phone: number ?? '' }
      const [named, { all }] = await Promise.all([
        api.adminInquiries.list({ ...of, limit: NAMED }, { signal }),
        api.adminInquiries.counts(of, { signal }),
      ])
      return { named, all }
    },
    enabled: number !== null,
  })
  if (!data || data.named.length === 0) return null
  const { named, all } = data
  const more = all - named.length
  return (
    <Note role="status">
      <p>
        <span>С этого номера уже {plural(all, ['был запрос', 'были запросы', 'были запросы'])}:</span>{' '}
        {named.map(({ id, name, status }, index) => (
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
