import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { JsonLd } from './json-ld.tsx'
import { DEFAULT_IMAGE } from './seo.tsx'

// Search engines read the documents of the server: the browser leaves what stands there, without this code.
const code = typeof document === 'undefined' ? await import('./company-data.ts') : null

/** The company as structured data, with the towns that it serves where they are known. */
export function LocalBusiness({ towns }: { towns?: readonly { name: string }[] }) {
  const settings = useSettings()
  const { origin } = useSite()
  return <JsonLd data={code?.localBusinessData(settings, DEFAULT_IMAGE, origin, towns) ?? null} />
}

/** The site as structured data. */
export function WebSite() {
  const settings = useSettings()
  const { origin } = useSite()
  return <JsonLd data={code?.webSiteData(settings, origin) ?? null} />
}
