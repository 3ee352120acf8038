import { callHref } from '../chrome/contact-links.ts'
import { useSettings } from '../chrome/use-settings.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { INQUIRY_ID } from './inquiry-place.ts'
import './inquiry.css'

/** The consultation form with the phone beside it. */
export function InquirySection({ productName }: { productName: string }) {
  const { companyPhone, workingHours } = useSettings()
  return (
    <section className="section section--surface inquiry" id={INQUIRY_ID}>
      <div className="wrap inquiry__g">
        <div>
          <h2>Заявка на {productName}</h2>
          <p className="lead">Перезвоним, уточним условия участка и скажем, подходит ли эта модель.</p>
          <p className="inquiry__call">
            <a href={callHref(companyPhone)}>{companyPhone}</a>
            <span>{workingHours}</span>
          </p>
          <noscript>
            <p className="note note--warn">
              Без JavaScript форма не отправляется. Позвоните нам: {companyPhone}
            </p>
          </noscript>
        </div>
        <InquiryForm key={productName} productName={productName} />
      </div>
    </section>
  )
}
