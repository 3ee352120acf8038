import type { Product } from '../../../../contract/catalogue/products.ts'
import { manufacturerPath } from '../../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'

/** In place of price and actions of a product that is sold no more: the way to others. */
export function GoneBox({ product }: { product: Product }) {
  return (
    <>
      <p className="price price--ask">Снят с производства</p>
      <p className="buy__note">
        Эту модель больше не делают и не продают. Ниже — похожие; инженер подскажет, какая встанет на её
        место.
      </p>
      <LinkButton variant="main" size="big" isWide href="#similar">
        Похожие модели
      </LinkButton>
      <LinkButton isWide href={manufacturerPath(product.manufacturerSlug)}>
        Все станции {product.manufacturerName}
      </LinkButton>
    </>
  )
}
