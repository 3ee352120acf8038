import { useState } from 'react'
import type { Product } from '../../contract/products.ts'
import { manufacturerPath } from '../../lib/site-paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useDoubleClickGuard } from '../../ui/use-double-click-guard.ts'
import { callHref } from '../chrome/contact-links.ts'
import { WorkingHours } from '../chrome/working-hours.tsx'
import { INQUIRY_ID } from '../inquiry/inquiry-anchor.ts'
import type { Sent, SentInquiry } from '../inquiry/sent-inquiry.tsx'
import { toCartItem } from '../shopping/cart.ts'
import { useSettings } from '../use-settings.ts'
import { InquiryForm } from './inquiry-form.tsx'
import './inquiry.css'

/** The consultation form with the phone number; after sending replaced by a confirmation. */
export function InquirySection({ product }: { product: Product }) {
  useDoubleClickGuard()
  const [sent, setSent] = useState<Sent | null>(null)
  const [View, setView] = useState<typeof SentInquiry | null>(null)
  // The confirmation's code is loaded when the form is first touched.
  const loadView = () => {
    import('../inquiry/sent-inquiry.tsx').then(
      (module) => setView(() => module.SentInquiry),
      () => undefined,
    )
  }
  return (
    <section className="section section--surface inquiry" id={INQUIRY_ID}>
      {sent && (
        <div className="wrap">
          {View === null && <h2 role="status">Заявка № {sent.id} принята</h2>}
          {View && (
            <View key={sent.id} sent={sent} heading="h2" messageLabel="Сообщение">
              <LinkButton href={manufacturerPath(product.manufacturerSlug)}>Продолжить выбор</LinkButton>
              <Button variant="quiet" onClick={() => setSent(null)}>
                Написать ещё раз
              </Button>
            </View>
          )}
        </div>
      )}
      <div className="wrap inquiry__g" hidden={sent !== null}>
        <InquiryIntro name={product.name} />
        <InquiryForm
          productName={product.name}
          onTouch={loadView}
          onSent={(id, values) => setSent({ id, at: new Date(), values, items: [toCartItem(product)] })}
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
