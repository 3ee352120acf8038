import { IF_NONE } from '../../../api/if-match.ts'
import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { showToast, type ToastMessage } from '../../../ui/toast/toast-store.ts'
import { useApi } from '../../staff.ts'
import { isSameValue } from '../record/merge.ts'
import { useWrite } from '../write/use-write.ts'
import { draftQuery } from './draft-query.ts'

/** Puts a draft that was thrown away back over the version of the record it was begun over, unless another one was begun meanwhile. */
export function useTakeBack(entity: Drafted, id: number) {
  const api = useApi()
  return useWrite({
    call: ({ draft, baseVersion }: Draft) => api.drafts.put({ ...draft, entity, id, baseVersion }, IF_NONE),
    success: BACK,
    failure: (reason) => `Не удалось вернуть черновик: ${reason}`,
    again: 'Повторить',
    refresh: [draftQuery(api, entity, id).queryKey],
    onStale: ({ current }, { draft }) =>
      // The one of an earlier try, whose answer was lost.
      showToast('draft' in current && isSameValue(current.draft, draft) ? BACK : ANOTHER),
  })
}

const BACK: ToastMessage = { title: 'Возвращено', description: 'Черновик на прежнем месте' }
const ANOTHER: ToastMessage = {
  title: 'Ничего не записано',
  description: 'Уже начат другой черновик, прежний не возвращён',
  tone: 'bad',
}
