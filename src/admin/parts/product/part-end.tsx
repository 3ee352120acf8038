import { totalOf } from '../../kit/table/counted-list.ts'
import type { GrowingList } from '../../kit/table/growing-list.ts'
import { NextPart } from '../../kit/table/next-part.tsx'
import { TableEnd } from '../../kit/table/table-end.tsx'
import { PRODUCTS_FAILED } from '../../queries.ts'
import { formatProducts } from './growing-products.ts'

/** Below a table of products in parts: how many of all are shown, and the next part. */
export function PartEnd<Item>({ list }: { list: PartsList<Item> }) {
  const shown = list.rows?.length ?? 0
  return (
    <TableEnd>
      <span role="status">{formatProducts(shown, totalOf(list.data) ?? shown)}</span>
      <NextPart list={list} failure={PRODUCTS_FAILED} />
    </TableEnd>
  )
}

/** Made by `useGrowingList`. */
type PartsList<Item> = Parameters<typeof NextPart>[0]['list'] & {
  rows: readonly Item[] | undefined
  data: GrowingList<Item> | undefined
}
