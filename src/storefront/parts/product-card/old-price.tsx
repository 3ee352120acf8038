import type { Product } from '../../../contract/catalogue/products.ts'
import { formatMoney } from '../../../lib/money.ts'

/** The price before a reduction, struck through, if there is one. Readers hear what it is. */
export const OldPrice = ({ of }: { of: Product['offer'] }) =>
  of?.oldPrice !== undefined && (
    <s className="price__old">
      <span className="vh">Старая цена </span>
      {formatMoney(of.oldPrice)}
    </s>
  )
