import type { Product } from '../../../../contract/catalogue/products.ts'
import { manufacturerPath } from '../../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { useLateSectionTexts } from '../../../parts/sections/use-section-texts.ts'

/** In place of price and actions of a product that is sold no more: the way to others. */
export function GoneBox({ product }: { product: Product }) {
  const texts = useLateSectionTexts('productPage')
  return (
    <>
      <p className="price price--ask">Снят с производства</p>
      {texts?.goneNote && <p className="buy__note">{texts.goneNote}</p>}
      <LinkButton variant="main" size="big" isWide href="#similar">
        Похожие модели
      </LinkButton>
      <LinkButton isWide href={manufacturerPath(product.manufacturerSlug)}>
        Все станции {product.manufacturerName}
      </LinkButton>
    </>
  )
}
