import { useQuery } from '@tanstack/react-query'
import { productQuestionsQuery } from '../../../api/queries/product-questions-query.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { priceScope } from '../../../domain/price/price.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { INQUIRY_HREF } from '../../inquiry/place/inquiry-anchor.ts'
import { OldPrice } from '../../parts/product-card/old-price.tsx'
import { answerId } from '../../parts/questions/questions.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { CartButton } from '../../parts/shopping/cart-button.tsx'
import { Price, PriceSplit } from '../../parts/shopping/price.tsx'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { CompareTextButton } from './buying/compare-text-button.tsx'
import { LatePart } from './late-part.tsx'
import './buying.css'

/** Price and actions; of a product that is sold no more the way to others. */
export function BuyBox({ product }: { product: Product }) {
  const { companyPhone } = useSettings()
  return (
    <div className="buy__box">
      {product.offer?.isOver ? <LatePart name="gone" product={product} /> : <Buying product={product} />}
      <LinkButton variant="quiet" isWide icon="phone" href={callHref(companyPhone)}>
        {companyPhone}
      </LinkButton>
    </div>
  )
}

function Buying({ product }: { product: Product }) {
  const { price, installationPrice, notes, offer } = product
  const texts = useLateSectionTexts('productPage')
  const said = [notes?.price, price === null ? texts?.askNote : texts?.priceNote].filter(Boolean).join(' ')
  return (
    <>
      <Price
        price={price}
        note={`${priceScope(installationPrice)} ${offer?.extras ?? ''}`.trim()}
        old={<OldPrice of={offer} />}
      />
      {offer?.saving && (
        <p className="buy__saving">
          <Badge tone="ok">{offer.saving}</Badge> {product.oldPriceReason}
        </p>
      )}
      <PriceSplit
        price={price}
        installationPrice={installationPrice}
        installationNote={<IncludedLink product={product} />}
      />
      {said && <p className="buy__note">{said}</p>}
      <LinkButton variant="main" size="big" isWide href={INQUIRY_HREF}>
        Оставить заявку
      </LinkButton>
      <div className="buy__2">
        <CartButton product={product} />
        <CompareTextButton product={product} />
      </div>
    </>
  )
}

/** Link to the question on this page about what installation includes; nothing without that. */
function IncludedLink({ product }: { product: { slug: string } }) {
  const { data = [] } = useQuery(productQuestionsQuery(useApi(), product.slug))
  const answer = data.find(({ question }) => /что входит/i.test(question))
  if (!answer) return null
  return (
    <>
      , <a href={`#${answerId(answer.id)}`}>что входит</a>
    </>
  )
}
