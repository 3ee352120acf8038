import type { StaffPage } from '../../../contract/pages/pages.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { pageQuery } from './queries.ts'

/** Brings the original texts of a page back, after a question. */
export function useReset(
  { key }: Pick<StaffPage, 'key'>,
  title: string,
  onReset: () => void,
): () => Promise<void> {
  const api = useApi()
  const { run } = useWrite({
    call: () => api.adminPages.reset({ key }),
    success: { title: 'Успех', description: 'Исходные тексты уже на сайте, прежние — в истории' },
    failure: (reason) => `Не удалось вернуть исходные тексты: ${reason}`,
    refresh: [pageQuery(api, key).queryKey],
  })
  return async () => {
    const isAgreed = await confirmAction({
      title: 'Вернуть исходные тексты?',
      subject: title,
      text: 'Тексты всей страницы станут такими, с какими сайт начинал. Нынешние останутся в истории.',
      confirmLabel: 'Вернуть исходное',
      cancelLabel: 'Отмена',
      onConfirm: () => run(undefined),
      failed: 'Не возвращено',
    })
    if (isAgreed) onReset()
  }
}
