import { useMemo } from 'react'
import { DataTable } from '../../../kit/table/data-table.tsx'
import type { PreviewRow } from '../parts/price-text.ts'
import { createPreviewColumns, type Pictured } from './preview-columns.tsx'

/** Rows of a preview, with the pictures of `products`. */
export function PreviewTable({ rows, products }: PreviewTableProps) {
  const columns = useMemo(() => createPreviewColumns(products), [products])
  return (
    <DataTable
      caption="Предпросмотр новых цен"
      className="table--prices"
      columns={columns}
      rows={rows}
      toKey={({ id }) => id}
      toRowClass={({ skipped }) => (skipped ? 'is-skipped' : undefined)}
    />
  )
}

interface PreviewTableProps {
  rows: readonly PreviewRow[]
  products: readonly Pictured[]
}
