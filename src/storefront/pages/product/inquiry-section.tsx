import type { Product } from '../../../contract/catalogue/products.ts'
import { manufacturerPath } from '../../../domain/site/site-paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useDoubleClickGuard } from '../../../ui/use-double-click-guard.ts'
import { LateSentInquiry } from '../../inquiry/form/late-sent-inquiry.tsx'
import { useSent } from '../../inquiry/outbox/use-sent.ts'
import { INQUIRY_ID } from '../../inquiry/place/inquiry-anchor.ts'
import { toCartItem } from '../../parts/shopping/cart.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { LatePart } from './late-part.tsx'
import './inquiry.css'

/** The consultation form with the phone number; after sending replaced by a confirmation. */
export function InquirySection({ product }: { product: Product }) {
  useDoubleClickGuard()
  const { sent, keep, again } = useSent(product.name)
  return (
    <section className="section section--surface inquiry" id={INQUIRY_ID}>
      {sent !== null && (
        <div className="wrap">
          <LateSentInquiry kept={sent} heading="h2" messageLabel="Сообщение">
            <LinkButton href={manufacturerPath(product.manufacturerSlug)}>Продолжить выбор</LinkButton>
            <Button variant="quiet" onClick={again}>
              Написать ещё раз
            </Button>
          </LateSentInquiry>
        </div>
      )}
      <div className="wrap inquiry__g" hidden={sent !== null}>
        <LatePart name="intro" product={product} />
        <InquiryForm
          productName={product.name}
          onSent={(id, values) => keep({ id, at: Date.now(), values, items: [toCartItem(product)] })}
        />
      </div>
    </section>
  )
}
