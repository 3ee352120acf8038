import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { confirmAction } from '../write/confirm-action.ts'
import { useTakeBack } from './use-take-back.ts'

/** Throws a record's draft away after a question, and offers to take it back; resolves when the question is closed. */
export function useThrowAway(
  entity: Drafted,
  id: number,
  remove: () => Promise<Draft | 'gone' | null>,
): () => Promise<unknown> {
  const takeBack = useTakeBack(entity, id)
  const throwAway = async () => {
    const thrown = await remove()
    if (thrown === null) return
    if (thrown === 'gone') {
      return showToast({
        title: 'Черновика уже нет',
        description: 'Его опубликовали или выбросили раньше. Ничего не изменено',
      })
    }
    const action = { label: 'Отменить', run: () => void takeBack.run(thrown).catch(() => undefined) }
    showToast({ title: 'Черновик выброшен', action })
  }
  return () =>
    confirmAction({
      title: 'Выбросить черновик?',
      text: 'На сайте ничего не изменится. Вернуть черновик можно будет сразу, кнопкой «Отменить»; потом его правки останутся только в журнале.',
      confirmLabel: 'Выбросить',
      cancelLabel: 'Оставить',
      isDangerous: true,
      onConfirm: throwAway,
    })
}
