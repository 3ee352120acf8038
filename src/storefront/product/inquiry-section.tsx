import type { Product } from '../../contract/products.ts'
import { manufacturerPath } from '../../lib/site-paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useDoubleClickGuard } from '../../ui/use-double-click-guard.ts'
import { WorkingHours } from '../chrome/working-hours.tsx'
import { callHref } from '../contact-links.ts'
import { INQUIRY_ID } from '../inquiry/inquiry-anchor.ts'
import { SentRequest } from '../inquiry/sent-request.tsx'
import { useSent } from '../inquiry/use-sent.ts'
import { toCartItem } from '../shopping/cart.ts'
import { useSettings } from '../use-settings.ts'
import { InquiryForm } from './inquiry-form.tsx'
import './inquiry.css'

/** The consultation form with the phone number; after sending replaced by a confirmation. */
export function InquirySection({ product }: { product: Product }) {
  useDoubleClickGuard()
  const { sent, keep, again } = useSent(product.name)
  return (
    <section className="section section--surface inquiry" id={INQUIRY_ID}>
      {sent !== null && (
        <div className="wrap">
          <SentRequest kept={sent} heading="h2" messageLabel="Сообщение">
            <LinkButton href={manufacturerPath(product.manufacturerSlug)}>Продолжить выбор</LinkButton>
            <Button variant="quiet" onClick={again}>
              Написать ещё раз
            </Button>
          </SentRequest>
        </div>
      )}
      <div className="wrap inquiry__g" hidden={sent !== null}>
        <InquiryIntro name={product.name} />
        <InquiryForm
          productName={product.name}
          onSent={(id, values) => keep({ id, at: Date.now(), values, items: [toCartItem(product)] })}
        />
      </div>
    </section>
  )
}

function InquiryIntro({ name }: { name: string }) {
  const { companyPhone, workingHours } = useSettings()
  return (
    <div>
      <h2>Заявка на {name}</h2>
      <p className="lead">Перезвоним, уточним условия участка и скажем, подходит ли эта модель.</p>
      <p className="inquiry__call">
        <a href={callHref(companyPhone)}>{companyPhone}</a>
        <span>
          <WorkingHours hours={workingHours} />
        </span>
      </p>
      <noscript>
        <Note tone="warn" icon={null} className="inquiry__scriptless">
          <p>Без JavaScript форма не отправляется. Позвоните нам: {companyPhone}</p>
        </Note>
      </noscript>
    </div>
  )
}
