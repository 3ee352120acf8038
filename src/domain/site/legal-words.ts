/** What `{company}` and the like stand for in legal texts: the site fills them in from the settings. */
export const LEGAL_FACTS = [
  'company',
  'address',
  'phone',
  'site',
  'privacy',
  'consent',
  'terms',
  'services',
  'counters',
] as const
export type LegalFact = (typeof LEGAL_FACTS)[number]

/** What `{bot?}` and the like at the beginning of a paragraph ask: it is shown only while the settings have it. */
export const LEGAL_CONDITIONS = ['counters', 'noCounters', 'metrika', 'analytics', 'bot'] as const
export type LegalCondition = (typeof LEGAL_CONDITIONS)[number]

/** What the texts of consent fill in: operator, term and purpose (152-FZ, article 9, part 4). */
export const CONSENT_FACTS = ['company', 'address', 'phone', 'years', 'purpose'] as const
export type ConsentFact = (typeof CONSENT_FACTS)[number]
