import type { Product } from '../../contract/products.ts'
import { formatMoney } from '../../lib/money.ts'
import { productPath } from '../../lib/site-paths.ts'
import { STAFF_PRICES_PATH } from '../../lib/staff-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { ProductThumb } from '../product/thumb.tsx'
import type { Column } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { shortModel } from './short-model.ts'

/** Columns of the product table; missing values as text. */
export function productColumns(open: (id: number) => void): readonly Column<Product>[] {
  return [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: (product) => <ProductName product={product} onOpen={open} /> },
    {
      key: 'manufacturer',
      title: 'Производитель',
      cell: ({ manufacturerName }) => manufacturerName || 'Не указан',
    },
    { key: 'model', title: 'Модель', cell: (product) => shortModel(product) },
    { key: 'line', title: 'Линейка', cell: ({ modelLine }) => modelLine },
    { key: 'price', title: 'Цена', isEnd: true, cell: ({ price }) => <Price kopecks={price} /> },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (product) => <ProductActions product={product} onEdit={() => open(product.id)} />,
    },
  ]
}

function ProductName({ product, onOpen }: { product: Product; onOpen: (id: number) => void }) {
  return (
    <button
      type="button"
      className="product-name"
      title={product.name}
      tabIndex={-1}
      onClick={() => onOpen(product.id)}
    >
      <ProductThumb product={product} />
      <span>{product.name}</span>
    </button>
  )
}

function Price({ kopecks }: { kopecks: number | null }) {
  if (kopecks !== null) return <span className="num">{formatMoney(kopecks)}</span>
  return (
    <span className="warn">
      <Icon name="warn" />
      Нет цены
    </span>
  )
}

/** Row actions: «Изменить» is always visible, others on hover or focus. */
function ProductActions({ product, onEdit }: { product: Product; onEdit: () => void }) {
  const { id, slug, name } = product
  return (
    <RowActions of={name} onEdit={onEdit}>
      <IconLink
        className="row-actions__more"
        icon="ruble"
        href={`${STAFF_PRICES_PATH}?product=${id}`}
        title="Изменить цену"
        aria-label={`Изменить цену: ${name}`}
      />
      <IconLink
        className="row-actions__more"
        icon="external"
        href={productPath(slug)}
        target="_blank"
        rel="noopener"
        title="Открыть на сайте"
        aria-label={`Открыть на сайте: ${name}`}
      />
    </RowActions>
  )
}
