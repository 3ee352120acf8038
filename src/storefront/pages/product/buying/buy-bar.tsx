import { useEffect, useState } from 'react'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { priceScope } from '../../../../domain/price/price.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { INQUIRY_HREF, INQUIRY_ID } from '../../../inquiry/place/inquiry-anchor.ts'
import { Price } from '../../../parts/shopping/price.tsx'

/** Bar with price and main action at the bottom of narrow screens; hidden while the form is in view. */
export function BuyBar({ product: { price, installationPrice, offer } }: { product: Product }) {
  const [formInView, setFormInView] = useState(false)
  useEffect(() => {
    const form = document.getElementById(INQUIRY_ID)
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setFormInView(entry?.isIntersecting ?? false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="buybar" hidden={formInView}>
      <Price price={price} note={`${priceScope(installationPrice)}${offer?.extras ? ' + доплаты' : ''}`} />
      <LinkButton variant="main" className="buybar__send" href={INQUIRY_HREF}>
        Оставить заявку
      </LinkButton>
    </div>
  )
}
