import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { plural } from '../../../lib/text/plural.ts'
import { type GrowingList, type ListPart, readGrowing } from '../../kit/table/growing-list.ts'
import { type PartQuery, partOptions } from './product-list.ts'

/** Makes the function of a query whose list comes in parts as the server sends lists of products; each says how many match in all. */
export const readParts = <Item>(
  read: (mark: { after?: number }, signal: AbortSignal) => Promise<SentPart<Item>>,
) =>
  readGrowing<Item>(async (after, signal): Promise<CountedPart<Item>> => {
    const { items, total, next } = await read(after === null ? {} : { after }, signal)
    return { rows: items, next, total }
  })

interface SentPart<Item> {
  items: Item[]
  total: number
  next: number | null
}
type CountedPart<Item> = ListPart<Item> & { total: number }

/** Matching products part by part, filtered and sorted by the server. */
export const growingProductsQuery = (api: StaffApi, asked: PartQuery) =>
  queryOptions({
    ...partOptions('growing', asked),
    queryFn: readParts((mark, signal) => api.productParts.list({ ...asked, ...mark }, { signal })),
  })

/** How many products match, by the last part that was read; undefined while none is. */
export function totalOf<Item>(list: GrowingList<Item> | undefined): number | undefined {
  const part: (ListPart<Item> & { total?: number }) | undefined = list?.pages.at(-1)
  return part?.total
}

/** How many of the products that match are shown. */
export const formatPart = (shown: number, all: number): string =>
  shown === all ? `${all} ${plural(all, ['товар', 'товара', 'товаров'])}` : `Показано ${shown} из ${all}`
