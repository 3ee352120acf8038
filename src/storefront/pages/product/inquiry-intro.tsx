import type { Product } from '../../../contract/catalogue/products.ts'
import { Note } from '../../../ui/note.tsx'
import { callHref } from '../../contact-links.ts'
import { WorkingHours } from '../../parts/chrome/working-hours.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { useSettings } from '../../use-settings.ts'

/** What stands beside the form: what it asks for, and the phone. */
export function InquiryIntro({ product }: { product: Product }) {
  const { companyPhone, workingHours } = useSettings()
  const texts = useLateSectionTexts('productPage')
  return (
    <div>
      <h2>Заявка на {product.name}</h2>
      {texts?.formNote && <p className="lead">{texts.formNote}</p>}
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
