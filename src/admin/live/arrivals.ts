import type { StaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries/visitor.ts'
import { MAX_CHOSEN } from '../../domain/inquiry/kinds.ts'
import { formatSubject } from '../../domain/inquiry/subject.ts'
import { plural } from '../../lib/text/plural.ts'
import { collect } from './collect.ts'

/** Arrivals within this time are told together, ms. */
const COLLECT_MS = 200

/**
 * Tells of new inquiries, by one call for all that come together: after a lost link, or in a flood, hundreds may. One that was told is not
 * told again; an event may come twice after a reconnect. Spam is not told: nobody waits for an answer to it; nor is what the reader has entered himself.
 */
export function collectArrivals(
  api: StaffApi,
  tell: (words: string) => void,
  findMe: () => { id: number } | null,
) {
  const known = new Set<number>()
  let pending: number[] = []
  const reading = collect(COLLECT_MS, () => void read())

  async function read(): Promise<void> {
    // The newest of a flood are enough to be told.
    const ids = pending.splice(0).slice(-MAX_CHOSEN)
    const some = { ids: ids.join(','), limit: MAX_CHOSEN }
    const found = await api.adminInquiries.list(some).catch(() => [])
    const arrived = found.filter(
      ({ spam, assignee }) => !spam && (assignee === null || assignee.id !== findMe()?.id),
    )
    if (arrived.length > 0) tell(toWords(arrived))
  }

  return {
    add(id: number): void {
      if (known.has(id)) return
      known.add(id)
      pending = [...pending, id]
      reading.plan()
    },
    /** Notes an inquiry that is no news. */
    note: (id: number): void => void known.add(id),
    stop: reading.stop,
  }
}

function toWords(arrived: readonly Inquiry[]): string {
  const [first] = arrived
  if (!first) return ''
  const one = `${first.name}, ${formatSubject(first)}`
  if (arrived.length === 1) return `Новый запрос: ${one}`
  const { length } = arrived
  return `${length} ${plural(length, ['новый запрос', 'новых запроса', 'новых запросов'])}, последний: ${one}`
}
