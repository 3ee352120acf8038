import { useQuery } from '@tanstack/react-query'
import { equippedQuery } from '../../../api/queries/project-queries.ts'
import { priceScope } from '../../../domain/price/price.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { pictureOf } from '../../parts/shopping/picture.ts'
import { useApi } from '../../site.ts'

/** The project's station in the catalogue. Deferred: nothing is shown without it. */
export function EquippedProduct({ id }: { id: string }) {
  const { data: product } = useQuery(equippedQuery(useApi(), id))
  if (!product) return null
  const { name, slug, price, installationPrice, offer } = product
  return (
    <a className="equipped" href={productPath(slug)}>
      <img src={pictureOf(product, 'thumb').src} alt="" width={72} height={72} loading="lazy" />
      <span>
        <span className="small muted">Эта станция в каталоге</span>
        <b>{name}</b>
        <span className="small">
          {price === null ? PRICE_ON_REQUEST : `от ${formatMoney(price)} ${priceScope(installationPrice)}`}
        </span>
        {offer?.extras && <span className="small muted">{offer.extras}</span>}
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}
