import { IF_NONE } from '../../api/if-match.ts'
import type { Draft, Drafted } from '../../contract/drafts.ts'
import { useApi } from '../staff.ts'
import { useWrite } from '../write/use-write.ts'
import { draftQuery } from './draft-query.ts'

/** Puts a draft that was thrown away back, unless another one was begun meanwhile. */
export function useTakeBack(entity: Drafted, id: number) {
  const api = useApi()
  return useWrite({
    call: ({ draft }: Draft) => api.drafts.put({ ...draft, entity, id }, IF_NONE),
    success: { title: 'Возвращено', description: 'Черновик на прежнем месте' },
    failure: (reason) => `Не удалось вернуть черновик: ${reason}`,
    refresh: [draftQuery(api, entity, id).queryKey],
  })
}
