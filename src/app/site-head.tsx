import type { PublicSettings } from '../contract/settings.ts'
import { VERIFICATION_TAGS, type VerificationField } from '../domain/company/verification-tags.ts'

/**
 * What the settings add to the head of every document. It is the server's alone: who looks for it reads documents, and the browser leaves it
 * as it stands. Null settings could not be loaded.
 */
export function SiteHead({ settings }: { settings: PublicSettings | null }) {
  return FIELDS.map((field) => {
    const code = settings?.[field]
    return code ? <meta key={field} name={VERIFICATION_TAGS[field].meta} content={code} /> : null
  })
}

const FIELDS = Object.keys(VERIFICATION_TAGS).filter(
  (name): name is VerificationField => name in VERIFICATION_TAGS,
)
