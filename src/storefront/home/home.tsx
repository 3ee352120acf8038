import { useSettings } from '../chrome/use-settings.ts'
import { ContactSection } from '../contact-form/contact-section.tsx'
import { JsonLd } from '../seo/json-ld.tsx'
import { localBusinessData } from '../seo/local-business-data.ts'
import { DEFAULT_IMAGE, Seo } from '../seo/seo.tsx'
import { webSiteData } from '../seo/web-site-data.ts'
import { useSite } from '../site.ts'
import { Wizard } from '../wizard/wizard.tsx'
import { opening, story } from './reading-parts.tsx'

/** The home page; sections in the order of storefront.md, section 2, services after the reasons. */
export function Home() {
  const settings = useSettings()
  const { origin } = useSite()
  return (
    <>
      <Seo
        title={`${settings.siteName}: септики с установкой в Московской области`}
        description={settings.siteDescription}
        path="/"
      />
      <JsonLd data={localBusinessData(settings, DEFAULT_IMAGE, origin)} />
      <JsonLd data={webSiteData(settings, origin)} />
      {opening}
      <Wizard />
      {story}
      <ContactSection />
    </>
  )
}
