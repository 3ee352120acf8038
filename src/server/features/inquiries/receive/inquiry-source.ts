import { type InquirySource, presentUtm } from '../../../../contract/inquiries/source.ts'

/**
 * Where an inquiry comes from, as it is stored. The name is `utm.source`, else the referrer's host, else `direct`; our own
 * host (`origin`: the site's address) is no referrer.
 */
export function toStoredSource(source: InquirySource, origin: string) {
  const utm = presentUtm(source)
  const referrer = source?.referrer ?? null
  const host = referrer !== null && URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const isOwn = URL.canParse(origin) && host === new URL(origin).hostname
  return {
    page: source?.page ?? null,
    referrer,
    utm,
    sourceName: utm?.source ?? (host !== '' && !isOwn ? host : 'direct'),
  }
}
