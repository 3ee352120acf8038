import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { minutes } from '../../../lib/duration.ts'
import { useApi } from '../../staff.ts'

type Target = NonNullable<RecordField['to']>
interface Named {
  id: number
  name: string
}

/** Where the names of referred records are read; the others are shown by their numbers. */
const LISTS: Partial<Record<Target, (api: StaffApi) => Promise<readonly Named[]>>> = {
  manufacturers: (api) => api.manufacturers.list(),
  categories: (api) => api.categories.list(),
  'spec-categories': (api) => api.adminSpecCategories.list(),
  'blog-categories': (api) => api.blog.categories(),
  'project-categories': (api) => api.adminProjectCategories.list(),
  'faq-categories': (api) => api.adminFaqCategories.list(),
  users: (api) => api.inquiryWork.assignees(),
}

const namesQuery = (api: StaffApi, to: Target) =>
  queryOptions({
    queryKey: ['names', to],
    staleTime: minutes(1),
    queryFn: async () => (await LISTS[to]?.(api)) ?? [],
  })

/** Name of a referred record; its number while it is unknown or when the record is gone. */
export function ReferenceName({ to, id }: { to: Target; id: unknown }) {
  const { data } = useQuery(namesQuery(useApi(), to))
  return data?.find((one) => one.id === id)?.name ?? `#${String(id)}`
}
