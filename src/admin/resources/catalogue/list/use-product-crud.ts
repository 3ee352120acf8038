import { useQuery } from '@tanstack/react-query'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import type { RowNoun } from '../../../kit/row-noun.ts'
import { toListed } from '../../../kit/table/whole-list.ts'
import { useCrud } from '../../../kit/use-crud.ts'
import { PRODUCTS_KEY, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'

/** Noun forms for messages. */
const PRODUCT: RowNoun = { name: 'Товар', object: 'товар', gender: 'm' }

/** Opens the form of a product, and deletes one. */
export function useProductCrud() {
  const api = useApi()
  const query = useQuery({ ...productsQuery(api), select: toListed })
  return useCrud<StaffListedProduct>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity: 'products',
      noun: PRODUCT,
      call: (key, options) => api.adminProducts.remove({ key }, options),
      question: 'Вы уверены, что хотите удалить этот товар?',
      refresh: [PRODUCTS_KEY],
    },
  })
}
