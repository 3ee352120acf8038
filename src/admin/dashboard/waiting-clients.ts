import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import { plural } from '../../lib/plural.ts'
import { INQUIRIES_KEY } from '../queries.ts'

/** So many clients are named on the start page; the list of requests has the rest. */
const NAMED = 5

/** The requests that nobody has taken yet, the longest waiting first (decisions.md, «Ждут звонка»). */
export const waitingQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'waiting'],
    queryFn: ({ signal }) =>
      api.adminInquiries.list({ status: 'new', sort: 'date', limit: NAMED }, { signal }),
    meta: { failure: 'Не удалось загрузить запросы' },
  })

/** The line under the date: how many wait, and who the longest. */
export function formatQueue(count: number, longest: Pick<Inquiry, 'name'> | undefined): string {
  if (!longest) return 'Никто не ждёт звонка.'
  const clients = `${count} ${plural(count, ['клиент ждёт', 'клиента ждут', 'клиентов ждут'])} звонка.`
  return count > 1 ? `${clients} Дольше всех — ${longest.name.replace(/\.$/, '')}.` : clients
}
