import type { PublicSettings } from '../contract/settings.ts'
import { VERIFICATION_TAGS, type VerificationField } from '../domain/company/verification-tags.ts'
import { SITE_MANIFEST_PATH } from '../domain/site/site-paths.ts'
import { iconAddress } from '../lib/pictures/pictures.ts'

/**
 * Icons, codes of search engines and the sheet of a logo: what the settings decide of the head of every document. It is the server's alone: who looks for it
 * reads documents, and the browser leaves it as it stands. Null settings could not be loaded.
 */
export function SiteHead({ settings }: { settings: PublicSettings | null }) {
  return (
    <>
      {settings?.logoPicture && <link rel="stylesheet" href="/assets/logo.css" precedence="site" />}
      <Icons favicon={settings?.favicon ?? ''} />
      {FIELDS.map((field) => {
        const code = settings?.[field]
        return code ? <meta key={field} name={VERIFICATION_TAGS[field].meta} content={code} /> : null
      })}
    </>
  )
}

const FIELDS = Object.keys(VERIFICATION_TAGS).filter(
  (name): name is VerificationField => name in VERIFICATION_TAGS,
)

function Icons({ favicon }: { favicon: string }) {
  const small = iconAddress(favicon, 32)
  const large = iconAddress(favicon, 192)
  const apple = iconAddress(favicon, 180)
  if (!small || !large || !apple) return <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  return (
    <>
      <link rel="icon" href={small} sizes="32x32" type="image/png" />
      <link rel="icon" href={large} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={apple} />
      <link rel="manifest" href={SITE_MANIFEST_PATH} />
    </>
  )
}
