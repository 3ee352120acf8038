import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'

/** Makes a hidden copy of a product; `onCopied` gets its id. */
export function useCopy(onCopied: (id: number) => void) {
  const api = useApi()
  const { run, isRunning } = useWrite({
    call: ({ id }: StaffListedProduct, options) => api.adminProducts.copy({ key: id }, options),
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
    run: (product: StaffListedProduct) =>
      void run(product).then(
        ({ id }) => onCopied(id),
        () => undefined,
      ),
  }
}
