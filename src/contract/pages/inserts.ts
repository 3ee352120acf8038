import { FIRM_WORDS } from '../../domain/site/firm-words.ts'
import { CONSENT_FACTS, LEGAL_CONDITIONS, LEGAL_FACTS } from '../../domain/site/legal-words.ts'

/** What a text may have in braces. */
export interface Inserts {
  /** As a message lists them. */
  shown: readonly string[]
  /** Whether what stands in braces is one; `isAtStart`: at the beginning of a paragraph. */
  has: (insert: string, isAtStart: boolean) => boolean
}

const firmWords = Object.keys(FIRM_WORDS)
const facts: readonly string[] = LEGAL_FACTS
const conditions: readonly string[] = LEGAL_CONDITIONS

/** The firm's words (`firm-words.ts`), in any text. */
export const FIRM_INSERTS: Inserts = { shown: firmWords, has: (insert) => firmWords.includes(insert) }

const withFirmWords = (name: string): Inserts => ({
  shown: [name, ...firmWords],
  has: (insert, isAtStart) => insert === name || FIRM_INSERTS.has(insert, isAtStart),
})

/** Those, and the name of what a page of many is about: of a manufacturer, a category, a place. */
export const NAME_INSERTS = withFirmWords('name')

/** Those, and how many districts there are, with the noun: «восемь городов». */
export const TOWNS_INSERTS = withFirmWords('towns')

/** The firm's words, what the site fills in from the settings, with words of a link or without, and conditions of paragraphs. */
export const LEGAL_INSERTS: Inserts = {
  shown: [...facts, ...conditions.map((name) => `${name}?`), ...firmWords],
  has(insert, isAtStart) {
    if (insert.endsWith('?')) return isAtStart && conditions.includes(insert.slice(0, -1))
    const [name = '', ...words] = insert.split('|')
    return facts.includes(name) ? words.length < 2 && words[0] !== '' : FIRM_INSERTS.has(insert, isAtStart)
  },
}

/** What the server fills in when it publishes a consent. */
export const CONSENT_INSERTS: Inserts = {
  shown: CONSENT_FACTS,
  has: (insert) => CONSENT_FACTS.some((name) => name === insert),
}

/** What stands in braces and is none of them, the first one; null when all are. */
export function findWrongInsert(text: string, { has }: Inserts): string | null {
  for (const { 1: insert = '', index } of text.matchAll(/\{([^{}]*)\}/g)) {
    const isAtStart = /(?:^|\n[ \t]*\n)\s*$/.test(text.slice(Math.max(0, index - 10), index))
    if (!has(insert, isAtStart || index === 0)) return insert
  }
  return null
}
