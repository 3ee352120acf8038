import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { ProductPart } from '../../../contract/catalogue/product-parts.ts'
import { plural } from '../../../lib/text/plural.ts'
import { type GrowingList, type ListPart, readGrowing } from '../../kit/table/growing-list.ts'
import { type PartQuery, partOptions } from './product-list.ts'

type Item = ProductPart['items'][number]

/** A part with how many products match in all. */
type Part = ListPart<Item> & { total: number }

/** Matching products part by part, filtered and sorted by the server. */
export const growingProductsQuery = (api: StaffApi, asked: PartQuery) =>
  queryOptions({
    ...partOptions('growing', asked),
    queryFn: readGrowing<Item>(async (after, signal): Promise<Part> => {
      const query = { ...asked, ...(after !== null && { after }) }
      const { items, total, next } = await api.productParts.list(query, { signal })
      return { rows: items, next, total }
    }),
  })

/** How many products match, by the last part that was read; undefined while none is. */
export function totalOf(list: GrowingList<Item> | undefined): number | undefined {
  const part: (ListPart<Item> & { total?: number }) | undefined = list?.pages.at(-1)
  return part?.total
}

/** How many of the products that match are shown. */
export const formatPart = (shown: number, all: number): string =>
  shown === all ? `${all} ${plural(all, ['товар', 'товара', 'товаров'])}` : `Показано ${shown} из ${all}`
