import type { BulkAction, Left } from '../../../../contract/catalogue/bulk-actions.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { confirmDelete } from '../../../kit/write/confirm-action.ts'
import { formatTrashDays, useTrashDays } from '../../../kit/write/trash-days.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { useApi } from '../../../staff.ts'

/** What a change of a chosen product is made by. */
export type ChosenProduct = Pick<StaffListedProduct, 'id' | 'name' | 'version'>

interface Sent {
  products: readonly ChosenProduct[]
  action: BulkAction
  /** What was done, for the message: «скрыты». */
  done: string
}

/** One action for the chosen products over the versions that are shown; it can be undone, and what stayed as it was is named. */
export function useBulkAction(onDone: () => void) {
  const api = useApi()
  const days = useTrashDays()
  const undo = useWrite({
    call: (batchId: string) => api.bulkActions.undo({ batchId }),
    success: ({ restored, left }) => ({
      title: 'Возвращено',
      description: [
        `${formatCount(restored)} как ${restored === 1 ? 'был' : 'были'}.`,
        ...formatLeft(left),
      ].join(' '),
    }),
    failure: (reason) => `Не удалось вернуть: ${reason}`,
    refresh: [[]],
  })
  const { run, isRunning } = useWrite({
    call: ({ products, action }: Sent) =>
      api.bulkActions.apply({
        items: products.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) })),
        action,
      }),
    success: ({ batchId, changed, left }, { done }) => ({
      title: changed.length === 0 ? 'Ничего не изменилось' : `${formatCount(changed.length)}: ${done}`,
      description: formatLeft(left).join(' '),
      ...(batchId !== null && {
        action: { label: 'Отменить', run: () => void undo.run(batchId).catch(() => undefined) },
      }),
    }),
    failure: (reason) => `Не удалось изменить товары: ${reason}`,
    refresh: [[]],
  })
  const apply = async (sent: Sent) => {
    await run(sent)
    onDone()
  }
  return {
    isRunning,
    apply: (sent: Sent) => void apply(sent).catch(() => undefined),
    async remove(products: readonly ChosenProduct[]) {
      const question = 'Вы уверены, что хотите удалить эти товары?'
      await confirmDelete(
        `${question} Отсюда отменить нельзя; ${formatTrashDays(days)} они лежат в корзине.`,
        formatNames(products),
        () => apply({ products, action: { remove: true }, done: 'удалены' }),
      )
    },
  }
}

const formatCount = (count: number) => `${count} ${plural(count, ['товар', 'товара', 'товаров'])}`

const SHOWN_NAMES = 5

function formatNames(products: readonly ChosenProduct[]): string {
  const names = products.slice(0, SHOWN_NAMES).map(({ name }) => name)
  const more = products.length - names.length
  return [...names, ...(more > 0 ? [`и ещё ${more}`] : [])].join(', ')
}

/** What stayed as it was, with the reasons; empty when nothing did. */
function formatLeft(left: readonly Left[]): string[] {
  if (left.length === 0) return []
  const named = left.slice(0, SHOWN_NAMES).map(({ id, name, reason }) => `${name ?? `№ ${id}`} (${reason})`)
  const more = left.length - named.length
  return [`Остались как есть: ${[...named, ...(more > 0 ? [`и ещё ${more}`] : [])].join(', ')}.`]
}
