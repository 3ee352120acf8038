import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../staff.ts'
import { faqItemsQuery } from './queries.ts'
import type { ItemFilter } from './use-item-filter.ts'

/** Questions that match a filter; cached ones are shown while refetching. */
export function useItems(filter: ItemFilter) {
  const api = useApi()
  const all = useQuery(faqItemsQuery(api))
  const categoryId = typeof filter === 'number' ? filter : undefined
  const query = useQuery({
    ...faqItemsQuery(api, categoryId),
    placeholderData: () => all.data?.filter((item) => item.categoryId === categoryId),
    select: (items) => (filter === 'none' ? items.filter((item) => item.categoryId === null) : items),
  })
  return { query, all: all.data }
}
