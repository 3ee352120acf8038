import { splitPrice } from '../../../../domain/price/price.ts'
import { STAFF_PRODUCTS_PATH } from '../../../../domain/site/staff-paths.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Column } from '../../../kit/table/data-table.tsx'
import { formatDifference } from '../../../parts/product/difference.ts'
import { ProductThumb } from '../../../parts/product/thumb.tsx'
import { formatShare, type PreviewRow, remarkOf } from '../parts/price-text.ts'

/** What a product of the preview looks like. */
export interface Pictured {
  id: number
  imageUrl: string | null
  drawing: string | null
}

/** Columns of the preview; pictures are those of `products`. Products open in a new tab, to keep the form. */
export function createPreviewColumns(products: readonly Pictured[]): readonly Column<PreviewRow>[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return [
    {
      key: 'name',
      title: 'Товар',
      cell: ({ id, name }) => (
        <a
          className="preview__name"
          href={`${STAFF_PRODUCTS_PATH}?edit=${id}`}
          target="_blank"
          rel="noopener"
        >
          <ProductThumb product={byId.get(id)} />
          {name}
        </a>
      ),
    },
    {
      key: 'old',
      title: 'Было',
      isEnd: true,
      cell: ({ oldPrice: price, installationPrice }) => (
        <Sum kopecks={price} station={splitPrice({ price, installationPrice })?.station} />
      ),
    },
    {
      key: 'new',
      title: 'Станет',
      isEnd: true,
      cell: ({ newPrice: price, installationPrice }) => (
        <Sum kopecks={price} station={splitPrice({ price, installationPrice })?.station} />
      ),
    },
    { key: 'diff', title: 'Разница', isEnd: true, cell: (row) => <Difference row={row} /> },
    { key: 'note', title: 'Обратите внимание', cell: (row) => <Remark row={row} /> },
  ]
}

/** A price with the station's part below, if known; kopecks. */
function Sum({ kopecks, station }: { kopecks: number | null; station: number | undefined }) {
  if (kopecks === null) return '—'
  return (
    <>
      {formatMoney(kopecks)}
      {station !== undefined && <small>станция {formatMoney(station)}</small>}
    </>
  )
}

/** Difference of a price in rubles and percent; percent of the station's part if the change applies to that. */
function Difference({ row: { oldPrice, newPrice, difference, installationPrice } }: { row: PreviewRow }) {
  if (difference === null || oldPrice === null || newPrice === null) return '—'
  const [before, after] = [oldPrice, newPrice].map(
    (price) => splitPrice({ price, installationPrice })?.station,
  )
  const isSplit = before !== undefined && after !== undefined
  const share = isSplit ? formatShare(before, after) : formatShare(oldPrice, newPrice)
  return (
    <>
      {formatDifference(difference)}
      {share && <small>{isSplit ? `станция ${share}` : share}</small>}
    </>
  )
}

function Remark({ row }: { row: PreviewRow }) {
  const remark = remarkOf(row)
  if (!remark) return null
  if (!remark.isWarning) return <span className="preview__note">{remark.text}</span>
  return (
    // Keyed, so that it is exchanged whole: a page translator moves texts.
    <span key="warning" className="warn">
      <Icon name="warn" />
      {remark.text}
    </span>
  )
}
