import type { FieldValues } from 'react-hook-form'
import type { StaffPage } from '../../../contract/pages/pages.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import type { RecordForm } from '../../kit/record/form-record.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import type { FormBlock } from './blocks.ts'
import { type FormPage, isOfPart } from './form-values.ts'
import { outdatedByTexts } from './queries.ts'

/**
 * Brings the original texts of a page back, or of one of its parts, after a question. Of one part the form gets these alone: what is typed
 * in others stays.
 */
export function useReset(
  { id, key, version }: StaffPage,
  { title, of, onReset }: { title: string; of: RecordForm<FieldValues, FormPage>; onReset: () => void },
): (part?: FormBlock) => Promise<void> {
  const api = useApi()
  const { run } = useWrite({
    call: (part: FormBlock | undefined, options) =>
      api.adminPages.reset({ key, ...(part && { part: part.name }) }, options),
    record: () => ({ entity: 'pages', id, version }),
    success: { title: 'Успех', description: 'Исходные тексты уже на сайте, прежние — в истории' },
    failure: (reason) => `Не удалось вернуть исходные тексты: ${reason}`,
    refresh: outdatedByTexts(api, key),
  })
  const typed = () => of.record?.read().changed ?? {}
  const resetPart = async (part: FormBlock) => {
    const row = await run(part)
    of.record?.restore({ row, changed: pickKeys(typed(), (name) => !isOfPart(name, part)) })
  }
  return async (part) => {
    const isTyped = Object.keys(typed()).some((name) => !part || isOfPart(name, part))
    const lost = part ? 'Несохранённое в этой части пропадёт. ' : 'Несохранённое в форме пропадёт. '
    const where = part ? `В часть «${part.title}»` : 'Во все части этой страницы'
    const isAgreed = await confirmAction({
      title: 'Вернуть исходные тексты?',
      subject: part ? `${title}: ${part.title}` : title,
      text: `${isTyped ? lost : ''}${where} вернутся слова образца, с которыми сайт начинал, с его регионом, производителями и цифрами. Нынешние тексты останутся в истории.`,
      confirmLabel: 'Вернуть исходное',
      cancelLabel: 'Отмена',
      onConfirm: () => (part ? resetPart(part) : run(undefined)),
      failed: 'Не возвращено',
    })
    if (isAgreed && !part) onReset()
  }
}
