import type { PersonInquiry } from '../../../contract/consents.ts'
import { countRecords } from '../../../domain/inquiry/count-inquiries.ts'
import { plural } from '../../../lib/text/plural.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { INQUIRIES_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { describeOthers, listOthers, OTHERS } from './others.tsx'
import { PERSON_KEY, toPerson } from './queries.ts'

/** Said when a colleague was faster. */
const ERASED_BEFORE = 'Данные этого человека удалены раньше: больше ничего не изменилось'

/**
 * Withdrawal, after a confirmation that names the number of records and whom else it takes, and erasure, which its dialog confirms;
 * `inquiries` are those of the person that are not erased.
 */
export function usePersonActions(wanted: string, inquiries: readonly PersonInquiry[]) {
  const api = useApi()
  const refresh = [PERSON_KEY, INQUIRIES_KEY]
  const withdrawal = useWrite({
    call: () => api.consents.withdraw(toPerson(wanted)),
    success: ({ inquiries: marked }) =>
      marked === 0
        ? { title: 'Отзывать нечего', description: ERASED_BEFORE }
        : { title: 'Согласие отозвано', description: 'Не звонить, не писать. Напоминания отменены' },
    failure: (reason) => `Не удалось отозвать согласие: ${reason}`,
    refresh,
  })
  const erasure = useWrite({
    call: () => api.consents.erase(toPerson(wanted)),
    success: ({ inquiries: erased }) => ({
      title: 'Данные удалены',
      description:
        erased === 0 ? ERASED_BEFORE : `Обезличено запросов: ${erased}. Числа для отчётов остались`,
    }),
    failure: (reason) => `Не удалось удалить данные: ${reason}`,
    refresh,
  })
  const count = inquiries.reduce((sum, inquiry) => sum + countRecords(inquiry), 0)
  const records = `${count} ${plural(count, ['запись', 'записи', 'записей'])}, запросов: ${inquiries.length}`
  const others = listOthers(inquiries)
  return {
    withdraw: () =>
      confirmAction({
        title: 'Отозвать согласие?',
        text: [
          'Запросы получат отметку «не звонить, не писать», напоминания прекратятся. Сами данные останутся.',
          ...(others.length > 0 ? [`${OTHERS} Отметку получат и они: ${describeOthers(others)}.`] : []),
        ].join(' '),
        subject: records,
        confirmLabel: 'Отозвать',
        cancelLabel: 'Отмена',
        onConfirm: () => withdrawal.run(undefined),
        failed: 'Согласие не отозвано',
      }),
    erase: () => erasure.run(undefined),
  }
}
