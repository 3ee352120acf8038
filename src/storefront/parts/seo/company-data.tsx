import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { JsonLd } from './json-ld.tsx'
import { DEFAULT_IMAGE } from './seo.tsx'

// Search engines read the documents of the server: the browser does without this code.
const [business, site] =
  typeof document === 'undefined'
    ? await Promise.all([import('./local-business-data.ts'), import('./web-site-data.ts')])
    : []

/** The company as structured data, with the towns that it serves where they are known. */
export function LocalBusiness({ towns }: { towns?: readonly { name: string }[] }) {
  const settings = useSettings()
  const { origin } = useSite()
  return <JsonLd data={business?.localBusinessData(settings, DEFAULT_IMAGE, origin, towns) ?? null} />
}

/** The site as structured data. */
export function WebSite() {
  const settings = useSettings()
  const { origin } = useSite()
  return <JsonLd data={site?.webSiteData(settings, origin) ?? null} />
}
