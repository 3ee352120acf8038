import type { ProductSummary } from '../../api/queries.ts'
import { Picture, PicturePreload } from '../../ui/picture.tsx'
import { pictureOf } from '../shopping/picture.ts'

/** Size of the drawings' view `card`. */
const SIZE = { width: 380, height: 300 }

/** How wide a picture is on a phone, where it stands beside the words, and in two, three and four columns. */
const SIZES = '(min-width: 100em) 20rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 12rem'

/** The drawing to scale, or the staff's own photo, which may turn out to be missing. */
export function cardPicture(product: ProductSummary, first: boolean) {
  const { src, fallback } = pictureOf(product, 'card')
  const drawn = product.imageUrl === null
  return (
    <Picture
      className="card__pic"
      src={src}
      alt={drawn ? `Разрез станции ${product.name}` : product.name}
      sizes={SIZES}
      fallback={fallback}
      lazy={!first}
      {...SIZE}
    />
  )
}

/** From these widths on the second, third and fourth card stand beside the first; matches card.css. */
const COLUMNS_FROM = ['(min-width: 40em)', '(min-width: 64em)', '(min-width: 100em)']

/** The first row of a wide screen is asked for along with the first card; on a phone it is below and waits. */
export function RowPreloads({ products, columns }: RowPreloadsProps) {
  return products
    .slice(1, columns)
    .map((product, index) => (
      <PicturePreload
        key={product.id}
        src={pictureOf(product, 'card').src}
        sizes={SIZES}
        media={COLUMNS_FROM[index] ?? 'none'}
      />
    ))
}

type RowPreloadsProps = { products: readonly ProductSummary[]; columns: 3 | 4 }
