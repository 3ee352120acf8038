import { ApiError } from '../../../../api/error.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { PRICES_KEY, PRODUCTS_KEY, SCHEDULE_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { PLANNED } from '../parts/effective-at.ts'
import { formatUndone } from '../parts/price-text.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

/** Sends a bulk change; the toast of one that is done takes it back. */
export function useSendBulk() {
  const api = useApi()
  const undo = useUndoBulk((undone) => ({ title: 'Успех', description: formatUndone(undone) }))
  const takeBack = (id: number) => ({
    label: 'Отменить',
    run: () => void undo.run(id).catch(() => undefined),
  })
  return useWrite({
    call: api.prices.bulkUpdate,
    // Specified message, without plural forms (admin.md, section 8).
    success: (answer) =>
      'scheduledId' in answer
        ? PLANNED
        : {
            title: 'Успех',
            description: `Обновлено ${answer.count} товаров`,
            ...(answer.id !== undefined && { action: takeBack(answer.id) }),
          },
    failure: (reason, error) =>
      error instanceof ApiError && error.status > 0
        ? `Не удалось выполнить массовое обновление цен: ${reason}`
        : `Произошла ошибка при массовом обновлении цен: ${reason}`,
    refresh: [PRODUCTS_KEY, PRICES_KEY, SCHEDULE_KEY],
  })
}
