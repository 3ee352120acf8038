import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { hasMarks } from '../../../lib/text/has-marks.ts'

/** A clause of a legal text. */
export interface LegalClause {
  text: string
  /** A short list within the clause. */
  points: readonly string[]
  /** Definitions; `key` is a technical name, shown in brackets. */
  entries: readonly { name: string; text: string; key?: string | undefined }[]
  /** Name of a flag (`toClauseFlags`); the clause is shown only while it is true. */
  onlyWith: string | undefined
  /** The whole clause in Markdown, where it has more than such lists and links. */
  formatted?: string | undefined
}

export interface NumberedSection {
  id: string
  /** Number of the section: «3». */
  number: string
  title: string
  clauses: readonly (LegalClause & { number: string })[]
}

/**
 * The clauses of a text, one for each paragraph: lines with «- » below it are its points, those with a bold name its entries, and
 * `{bot?}` before it is the flag that it needs. One with other Markdown is left to its renderer.
 */
export const toClauses = (text: string): LegalClause[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(toClause)

function toClause(paragraph: string): LegalClause {
  const [, onlyWith, whole = ''] = /^(?:\{(\w+)\?\}\s*)?(.*)$/s.exec(paragraph) ?? []
  const [first = '', ...items] = whole.split(/\n\s*- /)
  const points: string[] = []
  const entries: { name: string; text: string; key?: string | undefined }[] = []
  for (const item of items) {
    const [, name, key, text = ''] = /^\*\*(.+?)\*\*(?: \(`(.+?)`\))?: (.*)$/s.exec(item) ?? []
    if (name === undefined) points.push(item)
    else entries.push({ name, key, text })
  }
  const formatted = [first, ...points, ...entries.map((entry) => entry.text)].some(hasMarks)
  return { text: first, points, entries, onlyWith, ...(formatted && { formatted: whole }) }
}

/** The clauses whose flags are true. */
export const clausesThatHold = (clauses: readonly LegalClause[], flags: ReadonlySet<string>): LegalClause[] =>
  clauses.filter(({ onlyWith }) => onlyWith === undefined || flags.has(onlyWith))

/** Numbers sections (1, 2) and clauses (1.1, 1.2) after hidden ones are removed. */
export const toNumbered = (
  sections: BlocksOf<'terms'>['sections']['sections'],
  flags: ReadonlySet<string>,
): NumberedSection[] =>
  sections.map(({ anchor, title, text }, index) => ({
    id: anchor,
    number: String(index + 1),
    title,
    clauses: clausesThatHold(toClauses(text), flags).map((clause, at) => ({
      ...clause,
      number: `${index + 1}.${at + 1}`,
    })),
  }))

/** Plain text, or a placeholder: `{phone}`, or with its own text `{privacy|политике конфиденциальности}`. */
export type TextPiece = string | { fact: string; text: string | null }

/** Splits a text at its placeholders. */
export function toPieces(text: string): TextPiece[] {
  return text.split(/(\{[^}]*\})/).flatMap((piece): TextPiece[] => {
    if (piece === '') return []
    const [, fact, text] = /^\{(\w+)(?:\|([^}]+))?\}$/.exec(piece) ?? []
    return fact === undefined ? [piece] : [{ fact, text: text ?? null }]
  })
}

type Facts = Readonly<Record<string, { text: string; href?: string }>>

/** A text in Markdown with its placeholders replaced by the site's data and links, whose own signs are no marks. */
export const inMarkdown = (text: string, facts: Facts): string =>
  toPieces(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const fact = facts[piece.fact]
      const words = (piece.text ?? fact?.text ?? '').replace(/[!-/:-@[-`{-~]/g, '\\$&')
      return fact?.href === undefined ? words : `[${words}](${fact.href})`
    })
    .join('')
