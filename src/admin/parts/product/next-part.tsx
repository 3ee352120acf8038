import { Button } from '../../../ui/button.tsx'
import type { GrowingList } from '../../kit/table/growing-list.ts'
import { formatPart, totalOf } from './growing-products.ts'

/** Asks for the next part of a list of products; where that failed, says so and asks once more. Nothing at the end of the list. */
export function NextPart({ list: { hasMore, isLoadingMore, isMoreFailed, more } }: NextPartProps) {
  if (!hasMore) return null
  return (
    <>
      {isMoreFailed && (
        <p className="warn" role="alert">
          Не удалось загрузить товары
        </p>
      )}
      <Button isBusy={isLoadingMore} aria-disabled={isLoadingMore} onClick={() => void more()}>
        <span key={String(isMoreFailed)}>{isMoreFailed ? 'Повторить' : 'Показать ещё'}</span>
      </Button>
    </>
  )
}

/** Below a table of products in parts: how many of all are shown, and the next part. */
export function PartEnd<Item>({ list }: { list: NextPartProps['list'] & Shown<Item> }) {
  const shown = list.rows?.length ?? 0
  return (
    <div className="table-end">
      <span role="status">{formatPart(shown, totalOf(list.data) ?? shown)}</span>
      <NextPart list={list} />
    </div>
  )
}

interface Shown<Item> {
  rows: readonly Item[] | undefined
  data: GrowingList<Item> | undefined
}

interface NextPartProps {
  /** Made by `useGrowingList`. */
  list: {
    hasMore: boolean
    isLoadingMore: boolean
    isMoreFailed: boolean
    more: () => Promise<unknown>
  }
}
