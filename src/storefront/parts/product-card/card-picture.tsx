import type { ProductSummary } from '../../../api/queries/queries.ts'
import { Picture, PicturePreload } from '../../../ui/picture.tsx'
import { pictureOf } from '../shopping/picture.ts'

/** Pixels of the drawing's view `card`. */
const SIZE = { width: 380, height: 300 }

/** `sizes` of a picture on phones (next to the text), and in two, three and four columns. */
const SIZES = '(min-width: 100em) 20rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 12rem'

/** The drawing to scale, or a photo of staff, with a fallback. */
export function cardPicture(product: ProductSummary, first: boolean) {
  const { src, fallback } = pictureOf(product, 'card')
  const drawn = !product.imageUrl
  return (
    <Picture
      className="card__pic"
      src={src}
      narrowSrc={drawn ? pictureOf(product, 'row').src : undefined}
      alt={product.alts?.[src] ?? (drawn ? `Разрез станции ${product.name}` : product.name)}
      sizes={SIZES}
      fallback={fallback}
      lazy={!first}
      {...SIZE}
    />
  )
}

/** Widths from which there are two, three and four columns; must equal card.css. */
const COLUMNS_FROM = ['(min-width: 40em)', '(min-width: 64em)', '(min-width: 100em)']

/** Preloads the pictures of the first row on wide screens; on phones those cards are below the fold. */
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
