import type { BlocksOf } from '../../../contract/pages/pages.ts'
import type { StaffSettings } from '../../../contract/settings.ts'
import { fillWords } from '../../../domain/site/fill-words.ts'
import { CONSENT_FACTS, type ConsentFact } from '../../../domain/site/legal-words.ts'
import { plural } from '../../../lib/text/plural.ts'

type ConsentTexts = BlocksOf<'consent'>

/** What of the settings stands in a consent (152-FZ, article 9, part 4: operator, term, withdrawal). */
export type ConsentFacts = Pick<
  StaffSettings,
  'companyName' | 'companyInn' | 'companyOgrn' | 'companyAddress' | 'companyPhone' | 'inquiryRetentionYears'
>

/** The text of one purpose with the firm's data filled in; paragraphs are separated by empty lines, the first is the title. */
export function composeConsent(texts: ConsentTexts, purpose: string, facts: ConsentFacts): string {
  const { companyName, companyInn, companyOgrn, inquiryRetentionYears: years } = facts
  const numbers = [companyInn && `ИНН ${companyInn}`, companyOgrn && `ОГРН ${companyOgrn}`]
  const values: Readonly<Record<ConsentFact, string>> = {
    company: [companyName, ...numbers].filter(Boolean).join(', '),
    address: facts.companyAddress,
    phone: facts.companyPhone,
    years: `${years} ${plural(years, ['год', 'года', 'лет'])}`,
    purpose,
  }
  const { title, text } = isOwn(texts, purpose) ? texts[purpose] : texts.other
  return fillWords(`${title}\n\n${text}`, (name) => (isFact(name) ? values[name] : undefined))
}

const isOwn = (texts: ConsentTexts, purpose: string): purpose is keyof ConsentTexts =>
  Object.hasOwn(texts, purpose)
const isFact = (name: string): name is ConsentFact => CONSENT_FACTS.some((fact) => fact === name)
