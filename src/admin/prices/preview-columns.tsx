import type { Product } from '../../contract/products.ts'
import { formatMoney } from '../../lib/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { formatDifference } from '../product/difference.ts'
import { ProductThumb } from '../product/thumb.tsx'
import type { Column } from '../table/data-table.tsx'
import { noteOf, type PreviewRow } from './price-words.ts'

/** The preview's columns; pictures come from the list of products. The form of a product opens beside, so that nothing is lost. */
export function createPreviewColumns(products: readonly Product[]): readonly Column<PreviewRow>[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return [
    {
      key: 'name',
      title: 'Товар',
      cell: ({ id, name }) => (
        <a className="outcome__name" href={`/admin/products?edit=${id}`} target="_blank" rel="noopener">
          <ProductThumb product={byId.get(id)} />
          {name}
        </a>
      ),
    },
    { key: 'old', title: 'Было', isEnd: true, cell: ({ oldPrice }) => orDash(oldPrice, formatMoney) },
    { key: 'new', title: 'Станет', isEnd: true, cell: ({ newPrice }) => orDash(newPrice, formatMoney) },
    {
      key: 'diff',
      title: 'Разница',
      isEnd: true,
      cell: ({ difference }) => orDash(difference, formatDifference),
    },
    { key: 'note', title: 'Обратите внимание', cell: (row) => <NoteOf row={row} /> },
  ]
}

function orDash(kopecks: number | null, format: (kopecks: number) => string): string {
  return kopecks === null ? '—' : format(kopecks)
}

function NoteOf({ row }: { row: PreviewRow }) {
  const note = noteOf(row)
  if (!note) return null
  if (!note.isWarning) return <span className="outcome__note">{note.text}</span>
  return (
    <span className="warn">
      <Icon name="warn" />
      {note.text}
    </span>
  )
}
