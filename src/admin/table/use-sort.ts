import { useState } from 'react'
import type { Column } from './data-table.tsx'

/** By which column a table stands, and whether the largest comes first. */
export interface Sort {
  key: string
  isDown: boolean
}

const collator = new Intl.Collator('ru', { numeric: true })

/** Rows in the order somebody chose; without a choice as they came. Missing values are last both ways. */
export function useSort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  first: Sort | null = null,
) {
  const [sort, setSort] = useState(first)
  const toValue = columns.find(({ key }) => key === sort?.key)?.toSortValue
  return {
    sort,
    sorted: sort && toValue ? sortRows(rows, toValue, sort.isDown) : rows,
    toggle: (key: string) => setSort({ key, isDown: sort?.key === key && !sort.isDown }),
  }
}

function sortRows<Row>(rows: readonly Row[], toValue: (row: Row) => SortValue, isDown: boolean): Row[] {
  return [...rows].sort((one, other) => {
    const [a, b] = [toValue(one), toValue(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
    return isDown ? -order : order
  })
}

export type SortValue = string | number | null
