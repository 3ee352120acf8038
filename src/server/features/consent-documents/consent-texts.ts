import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StaffSettings } from '../../../contract/settings.ts'
import { plural } from '../../../lib/text/plural.ts'
import { root } from '../../root.ts'

/** Texts of `content/legal/consents.json` by purpose, with placeholders; `other` is for purposes without their own. */
type ConsentTexts = ReadonlyMap<string, string>

/** What of the settings stands in a consent (152-FZ, article 9, part 4: operator, term, withdrawal). */
export type ConsentFacts = Pick<
  StaffSettings,
  'companyName' | 'companyInn' | 'companyOgrn' | 'companyAddress' | 'companyPhone' | 'inquiryRetentionYears'
>

/** Reads the texts. Throws when the file is not what it should be. */
export async function readConsentTexts(): Promise<ConsentTexts> {
  const file = path.join(root, 'content/legal/consents.json')
  const content: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (content === null || typeof content !== 'object') throw new Error('consents.json holds no texts')
  return new Map(
    Object.entries(content).map(([purpose, paragraphs]) => {
      if (!Array.isArray(paragraphs)) throw new Error(`consents.json: ${purpose} is no list of paragraphs`)
      return [purpose, paragraphs.join('\n\n')]
    }),
  )
}

/** The text of one purpose with the firm's data filled in; paragraphs are separated by empty lines, the first is the title. */
export function composeConsent(texts: ConsentTexts, purpose: string, facts: ConsentFacts): string {
  const { companyName, companyInn, companyOgrn, inquiryRetentionYears: years } = facts
  const numbers = [companyInn && `ИНН ${companyInn}`, companyOgrn && `ОГРН ${companyOgrn}`]
  const values = new Map([
    ['company', [companyName, ...numbers].filter(Boolean).join(', ')],
    ['address', facts.companyAddress],
    ['phone', facts.companyPhone],
    ['years', `${years} ${plural(years, ['год', 'года', 'лет'])}`],
    ['purpose', purpose],
  ])
  const text = texts.get(purpose) ?? texts.get('other')
  if (text === undefined) throw new Error('consents.json has no text for other purposes')
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values.get(name) ?? placeholder)
}
