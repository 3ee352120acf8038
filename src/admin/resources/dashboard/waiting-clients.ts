import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { plural } from '../../../lib/text/plural.ts'
import { INQUIRIES_KEY, INQUIRY_COUNTS_KEY } from '../../queries.ts'

/** Number of clients listed on the dashboard. */
const MAX_LISTED = 5

/** Of the new ones: not yet taken, and to be called at all (152-FZ). */
const WAITING = { nobody: true, spam: false, doNotContact: false } as const

/** New inquiries that nobody has taken, oldest first (decisions.md, «Ждут звонка»). */
export const waitingQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'waiting'],
    queryFn: ({ signal }) =>
      api.adminInquiries.list({ ...WAITING, status: 'new', sort: 'date', limit: MAX_LISTED }, { signal }),
    meta: { failure: 'Не удалось загрузить запросы' },
  })

/** How many of them there are. */
export const waitingCountQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...INQUIRY_COUNTS_KEY, 'waiting'],
    queryFn: async ({ signal }) => (await api.adminInquiries.counts(WAITING, { signal })).new,
  })

/** Formats number of waiting clients and the name of the longest waiting one. */
export function formatQueue(count: number, longest: Pick<Inquiry, 'name'> | undefined): string {
  if (!longest) return 'Никто не ждёт звонка.'
  const clients = `${count} ${plural(count, ['клиент ждёт', 'клиента ждут', 'клиентов ждут'])} звонка.`
  return count > 1 ? `${clients} Дольше всех — ${longest.name.replace(/\.$/, '')}.` : clients
}
