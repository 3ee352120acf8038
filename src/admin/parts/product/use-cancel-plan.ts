import type { CallOptions } from '../../../api/client.ts'
import type { StaffApi } from '../../../api/staff.ts'
import type { PlannedWork } from '../../../contract/records/schedule.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { PRODUCTS_KEY, SCHEDULE_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Cancels planned work; the toast's button plans it again, until its hour. Both over the version of the record that was seen. */
export function useCancelPlan() {
  const api = useApi()
  const again = useWrite({
    call: (work: PlannedWork, options) => plan(api, work, options),
    record: toSeen,
    success: { title: 'Успех', description: 'Снова в плане' },
    failure: (reason) => `Не удалось вернуть в план: ${reason}`,
    refresh: [SCHEDULE_KEY, PRODUCTS_KEY, ['blog']],
  })
  const { run, isRunning } = useWrite({
    call: (work: PlannedWork, options) => cancel(api, work, options),
    record: (work) => (isPrice(work) ? undefined : toSeen(work)),
    success: (cancelled) => ({
      title: 'Отменено',
      description: isPrice(cancelled) ? 'Цены останутся прежними' : 'Сайт не изменится',
      action: { label: 'Вернуть в план', run: () => void again.run(cancelled).catch(() => undefined) },
    }),
    failure: (reason) => `Не удалось отменить: ${reason}`,
    refresh: [SCHEDULE_KEY, PRODUCTS_KEY, ['blog']],
  })
  return {
    /** False when it failed, which is said. */
    cancel: (work: PlannedWork) =>
      run(work).then(
        () => true,
        () => false,
      ),
    isRunning,
  }
}

/** Whether it is of prices, not of what is shown. */
export const isPrice = ({ kind }: PlannedWork) => kind === 'price' || kind === 'bulk'

/** The record that the work changes; none of a bulk change. */
function toSeen({ kind, entity, id, productId, version }: PlannedWork): Seen | undefined {
  if (kind === 'bulk') return undefined
  return { entity, id: kind === 'price' ? (productId ?? id) : id, version }
}

/** The work with the version that its record has afterwards. */
async function cancel(api: StaffApi, work: PlannedWork, options: CallOptions): Promise<PlannedWork> {
  if (!isPrice(work)) return { ...work, version: (await setPublication(api, work, null, options)).version }
  await api.scheduledPrices.remove({ id: work.id })
  return work
}

async function plan(api: StaffApi, work: PlannedWork, options: CallOptions): Promise<void> {
  const { productId, price, bulk, at: effectiveAt } = work
  if (bulk) await api.prices.bulkUpdate({ ...bulk, effectiveAt })
  else if (productId !== null && price !== null)
    await api.adminProducts.updatePrice({ key: productId, price, effectiveAt }, options)
  else await setPublication(api, work, effectiveAt, options)
}

function setPublication(
  api: StaffApi,
  { kind, entity, id }: PlannedWork,
  at: string | null,
  options: CallOptions,
): Promise<{ version?: number | undefined }> {
  if (entity === 'posts') return api.adminBlogPosts.update({ id, publishAt: at }, options)
  const field = kind === 'publish' ? 'publishAt' : 'unpublishAt'
  return api.adminProducts.update({ key: id, [field]: at }, options)
}
