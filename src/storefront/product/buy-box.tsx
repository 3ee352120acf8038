import type { Product } from '../../contract/products.ts'
import { priceScope } from '../../domain/price.ts'
import { LinkButton } from '../../ui/button.tsx'
import { callHref } from '../chrome/contact-links.ts'
import { INQUIRY_HREF } from '../inquiry/inquiry-anchor.ts'
import { CartButton } from '../shopping/cart-button.tsx'
import { Price, PriceSplit } from '../shopping/price.tsx'
import { useSettings } from '../use-settings.ts'
import { CompareTextButton } from './compare-text-button.tsx'
import { IncludedLink } from './included-link.tsx'
import './buying.css'

/** Price and actions. */
export function BuyBox({ product }: { product: Product }) {
  const { companyPhone } = useSettings()
  const { price, installationPrice, notes } = product
  return (
    <div className="buy__box">
      <Price price={price} note={priceScope(installationPrice)} />
      <PriceSplit
        price={price}
        installationPrice={installationPrice}
        installationNote={<IncludedLink />}
        hasTotal
      />
      <p className="buy__note">
        {notes?.price && `${notes.price} `}
        {price === null
          ? 'По заявке пришлём цену станции и монтажа, размеры и паспорт. Заявка ни к чему не обязывает.'
          : 'Итог зависит от грунта и длины трубы. Сумму фиксируем в договоре до начала работ.'}
      </p>
      <LinkButton variant="main" size="big" isWide href={INQUIRY_HREF}>
        Оставить заявку
      </LinkButton>
      <div className="buy__2">
        <CartButton product={product} />
        <CompareTextButton product={product} />
      </div>
      <LinkButton variant="quiet" isWide icon="phone" href={callHref(companyPhone)}>
        {companyPhone}
      </LinkButton>
    </div>
  )
}
