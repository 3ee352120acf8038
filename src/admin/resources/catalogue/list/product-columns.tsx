import type { CallOptions } from '../../../../api/client.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { productPath } from '../../../../domain/site/site-paths.ts'
import { STAFF_PRICES_PATH } from '../../../../domain/site/staff-paths.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { IconLink } from '../../../../ui/icon-button.tsx'
import { ShownSwitch } from '../../../kit/publication/shown-switch.tsx'
import { AllBox, RowBox } from '../../../kit/table/choose-boxes.tsx'
import type { Column } from '../../../kit/table/data-table.tsx'
import { rememberRow } from '../../../kit/table/remember-row.ts'
import { RowActions } from '../../../kit/table/row-actions.tsx'
import type { Selected } from '../../../kit/table/selected.ts'
import { Filled } from '../../../parts/product/filled.tsx'
import { nameMissing } from '../../../parts/product/name-missing.ts'
import { ProductThumb } from '../../../parts/product/thumb.tsx'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { Allowed } from '../../../session/allowed.tsx'
import { shortModel } from '../values/short-model.ts'
import type { Filling } from './product-filters.ts'

/** Columns of the product table; missing values as text. */
export function productColumns({
  open,
  show,
  remove,
  choosing,
  filling,
}: ColumnActions): readonly Column<StaffListedProduct>[] {
  return [
    {
      key: 'choose',
      title: 'Выбор',
      isTitleHidden: true,
      head: <AllBox {...choosing} />,
      cell: ({ id, name }) => <RowBox id={id} what={`товар ${name}`} {...choosing} />,
    },
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    {
      key: 'name',
      title: 'Название',
      cell: (product) => (
        <>
          <ProductName product={product} onOpen={open} />
          <ProductGaps product={product} filling={filling} />
        </>
      ),
    },
    {
      key: 'manufacturer',
      title: 'Производитель',
      cell: ({ manufacturerName }) => manufacturerName || 'Не указан',
    },
    { key: 'model', title: 'Модель', cell: (product) => shortModel(product) },
    { key: 'line', title: 'Линейка', cell: ({ modelLine }) => modelLine },
    { key: 'price', title: 'Цена', isEnd: true, cell: ({ price }) => <Price kopecks={price} /> },
    {
      key: 'filled',
      title: 'Заполнено',
      isSortable: true,
      cell: (product) => <ProductFilled product={product} filling={filling} />,
    },
    {
      key: 'shown',
      title: 'На сайте',
      cell: (product) => (
        <ShownSwitch
          name={product.name}
          entity="products"
          record={product}
          save={(published, options) => show(product.id, published, options)}
          refresh={[PRODUCTS_KEY]}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (product) => (
        <ProductActions product={product} onEdit={() => open(product.id)} onRemove={remove} />
      ),
    },
  ]
}

interface ColumnActions {
  open: (id: number) => void
  show: (id: number, published: boolean, options: CallOptions) => Promise<StaffListedProduct>
  /** Asks, then deletes; true when it is done. */
  remove: ((product: StaffListedProduct) => Promise<boolean>) | undefined
  choosing: { selected: Selected; toOrder: () => readonly number[] }
  filling: Filling
}

/** How much is known of a product. */
function ProductFilled({ product, filling }: ProductFilledProps) {
  const percent = filling.get(product.id)?.percent ?? null
  return percent !== null && <Filled percent={percent} label={`${product.name}: заполнено`} />
}

/** The first parameter that a product lacks, and how many more; all of them stand in its form. */
function ProductGaps({ product, filling }: ProductFilledProps) {
  const { missing = [] } = filling.get(product.id) ?? {}
  if (missing.length === 0) return null
  return (
    <span className="product-gaps" title={`Не хватает: ${missing.join(', ')}`}>
      {`Нет ${nameMissing(missing, 1)}`}
    </span>
  )
}

interface ProductFilledProps {
  product: StaffListedProduct
  filling: Filling
}

function ProductName({ product, onOpen }: { product: StaffListedProduct; onOpen: (id: number) => void }) {
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
    // Keyed, so that it is exchanged whole: a page translator moves texts.
    <span key="none" className="warn">
      <Icon name="warn" />
      Нет цены
    </span>
  )
}

/** Row actions: «Изменить» is always visible, others on hover or focus. */
function ProductActions({ product, onEdit, onRemove }: ProductActionsProps) {
  const { id, slug, name } = product
  const removeAndMoveOn = async (button: HTMLElement) => {
    const moveOn = rememberRow(button)
    if (await onRemove?.(product)) moveOn()
  }
  return (
    <RowActions of={name} onEdit={onEdit} onRemove={onRemove && ((button) => void removeAndMoveOn(button))}>
      <Allowed right="prices">
        <IconLink
          className="row-actions__more"
          icon="ruble"
          href={`${STAFF_PRICES_PATH}?product=${id}`}
          title="Изменить цену"
          aria-label={`Изменить цену: ${name}`}
        />
      </Allowed>
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

interface ProductActionsProps {
  product: StaffListedProduct
  onEdit: () => void
  /** Asks, then deletes; true when it is done. */
  onRemove: ((product: StaffListedProduct) => Promise<boolean>) | undefined
}
