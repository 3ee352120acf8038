import type { PublicSettings } from '../../../contract/settings.ts'
import type { LegalCondition, LegalFact } from '../../../domain/site/legal-words.ts'
import { CONSENT_PATH, PRIVACY_PATH, SERVICES_PATH, TERMS_PATH } from '../../../domain/site/site-paths.ts'
import { callHref } from '../../contact-links.ts'

/** Value of a placeholder: text, link address, or both. */
interface Fact {
  text: string
  href?: string
}

type Company = Pick<
  PublicSettings,
  'companyName' | 'companyInn' | 'companyOgrn' | 'companyAddress' | 'companyPhone'
>

/** Values of the placeholders in legal texts. Empty settings are left out. */
export function siteFacts(company: Company, origin: string): Readonly<Record<string, Fact>> {
  const { companyName, companyInn, companyOgrn, companyAddress, companyPhone } = company
  const numbers = [companyInn && `ИНН\u00a0${companyInn}`, companyOgrn && `ОГРН\u00a0${companyOgrn}`]
  return {
    company: { text: [companyName, ...numbers].filter(Boolean).join(', ') },
    address: { text: companyAddress },
    phone: { text: companyPhone, href: callHref(companyPhone) },
    site: { text: new URL(origin).host, href: '/' },
    privacy: { text: 'политика конфиденциальности', href: PRIVACY_PATH },
    consent: { text: 'текст согласия', href: CONSENT_PATH },
    terms: { text: 'договор оферты', href: TERMS_PATH },
    services: { text: 'услуги', href: SERVICES_PATH },
    counters: { text: 'счётчики посещаемости', href: '#counters' },
  } satisfies Record<LegalFact, Fact>
}

type ClauseSettings = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId' | 'botLink'>

/** Flags of conditional clauses, from the settings. */
export function toClauseFlags({
  yandexMetrikaId,
  googleAnalyticsId,
  botLink,
}: ClauseSettings): ReadonlySet<string> {
  const counted = yandexMetrikaId !== '' || googleAnalyticsId !== ''
  const found: (LegalCondition | '')[] = [
    counted ? 'counters' : 'noCounters',
    yandexMetrikaId === '' ? '' : 'metrika',
    googleAnalyticsId === '' ? '' : 'analytics',
    botLink === '' ? '' : 'bot',
  ]
  return new Set(found.filter(Boolean))
}
