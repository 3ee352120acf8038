import type { StaffPage } from '../../../contract/pages/pages.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import type { FormBlock } from './blocks.ts'
import { pageQuery } from './queries.ts'

/** Brings the original texts of a page back, or of one of its parts, after a question; `isDirty` says that the form has unsaved ones. */
export function useReset(
  { id, key, version }: StaffPage,
  { title, isDirty, onReset }: { title: string; isDirty: boolean; onReset: () => void },
): (part?: FormBlock) => Promise<void> {
  const api = useApi()
  const { run } = useWrite({
    call: (part: FormBlock | undefined, options) =>
      api.adminPages.reset({ key, ...(part && { part: part.name }) }, options),
    record: () => ({ entity: 'pages', id, version }),
    success: { title: 'Успех', description: 'Исходные тексты уже на сайте, прежние — в истории' },
    failure: (reason) => `Не удалось вернуть исходные тексты: ${reason}`,
    refresh: [pageQuery(api, key).queryKey],
  })
  return async (part) => {
    const where = part ? `В часть «${part.title}»` : 'Во все части этой страницы'
    const isAgreed = await confirmAction({
      title: 'Вернуть исходные тексты?',
      subject: part ? `${title}: ${part.title}` : title,
      text: `${isDirty ? 'Несохранённое в форме пропадёт. ' : ''}${where} вернутся слова образца, с которыми сайт начинал, с его регионом, производителями и цифрами. Нынешние тексты останутся в истории.`,
      confirmLabel: 'Вернуть исходное',
      cancelLabel: 'Отмена',
      onConfirm: () => run(part),
      failed: 'Не возвращено',
    })
    if (isAgreed) onReset()
  }
}
