import { useWrite } from '../../../kit/write/use-write.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import type { ChosenProduct } from './use-bulk-action.ts'

/** Makes a hidden copy of a product; `onCopied` gets its id. */
export function useCopy(onCopied: (id: number) => void) {
  const api = useApi()
  const { run, isRunning } = useWrite({
    call: ({ id }: ChosenProduct, options) => api.adminProducts.copy({ key: id }, options),
    record: ({ id, version }) => ({ entity: 'products', id, version }),
    success: ({ name }) => ({
      title: 'Копия создана',
      description: `${name}: скрыта, пока вы её не покажете`,
    }),
    failure: (reason) => `Не удалось скопировать товар: ${reason}`,
    refresh: [PRODUCTS_KEY],
  })
  return {
    isRunning,
    run: (product: ChosenProduct) =>
      void run(product).then(
        ({ id }) => onCopied(id),
        () => undefined,
      ),
  }
}
