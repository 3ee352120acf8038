import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../../../api/client.ts'
import type { StaffApi } from '../../../api/staff.ts'
import type { Drafted } from '../../../contract/records/drafts.ts'
import { useAwaited } from '../../shell/awaiting.ts'
import { useApi } from '../../staff.ts'

/** The working draft of a record; null without one. */
const findDraft = async (api: StaffApi, entity: Drafted, id: number, options: CallOptions) =>
  (await api.drafts.list({ entity, id }, options))[0] ?? null

/** The same, read anew whenever a form is opened. */
export const draftQuery = (api: StaffApi, entity: Drafted, id: number) =>
  queryOptions({
    queryKey: ['drafts', entity, id],
    staleTime: 0,
    queryFn: ({ signal }) => findDraft(api, entity, id, { signal }),
  })

/** True until it is known whether the record has a draft, which is shown above its fields; never for a new record. */
export function useDraftAwaited(entity: Drafted, id: number | undefined): boolean {
  const draft = useQuery({ ...draftQuery(useApi(), entity, id ?? 0), enabled: id !== undefined })
  return useAwaited([draft], id)
}
