import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { CONTACT_PATH } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import type { Page } from '../../page.ts'
import { ContactSection } from '../../parts/contact-form/contact-section.tsx'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { LocalBusiness } from '../../parts/seo/company.tsx'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { Office } from './office.tsx'
import { Requisites } from './requisites.tsx'
import './contact.css'

export const page: Page = {
  load: (api) => ({ critical: [pageTextsQuery(api, 'contact')] }),
  Component: Contact,
}

function Contact() {
  const { origin } = useSite()
  const settings = useSettings()
  const { start, office, requisites } = usePageTexts('contact')
  const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: start.title }]
  const { siteName, companyPhone, companyAddress, workingHours } = settings
  return (
    <div className="contact-page">
      <Seo
        title={`${start.searchTitle} — ${siteName}`}
        description={`Телефон ${companyPhone}, ${formatWorkingHours(workingHours)}. Офис: ${companyAddress}.`}
        path={CONTACT_PATH}
      />
      <LocalBusiness />
      <JsonLd data={breadcrumbData(breadcrumbs, origin)} />
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <ContactSection title={start.title} heading="h1" />
      <Office texts={office} address={companyAddress} mapLink={settings.mapLink} />
      <Requisites texts={requisites} company={settings} />
    </div>
  )
}
