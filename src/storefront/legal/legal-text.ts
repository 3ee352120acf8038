/** A numbered statement; a plain string is one without anything below it. */
export interface LegalClause {
  text: string
  /** A short list that belongs to the statement. */
  points?: readonly string[] | undefined
  /** Named things with their explanation; `key` is the technical name, in brackets. */
  entries?: readonly { name: string; text: string; key?: string | undefined }[] | undefined
  /** Stands in the document only while this circumstance is true of the site. */
  onlyWith?: string | undefined
}

/** A legal document as it is kept in `content/legal/`. */
export interface LegalText {
  title: string
  searchTitle: string
  description: string
  /** Date of this edition, ISO. */
  updated: string
  lead: string
  /** The same in plain words, for those who will not read the rest. */
  summary: readonly (string | LegalClause)[]
  sections: readonly { id: string; title: string; clauses: readonly (string | LegalClause)[] }[]
}

export interface NumberedSection {
  id: string
  /** «3» */
  number: string
  title: string
  clauses: readonly (LegalClause & { number: string })[]
}

/** Clauses that hold under the circumstances, in one form. */
export function clausesThatHold(
  clauses: readonly (string | LegalClause)[],
  circumstances: ReadonlySet<string>,
): LegalClause[] {
  return clauses
    .map((clause) => (typeof clause === 'string' ? { text: clause } : clause))
    .filter(({ onlyWith }) => onlyWith === undefined || circumstances.has(onlyWith))
}

/** Sections 1, 2, 3 with their clauses 1.1, 1.2; what does not hold takes no number. */
export function toNumbered(
  { sections }: Pick<LegalText, 'sections'>,
  circumstances: ReadonlySet<string>,
): NumberedSection[] {
  return sections.map(({ id, title, clauses }, index) => ({
    id,
    number: String(index + 1),
    title,
    clauses: clausesThatHold(clauses, circumstances).map((clause, at) => ({
      ...clause,
      number: `${index + 1}.${at + 1}`,
    })),
  }))
}

/** Words, or a place for a fact: `{phone}`; with words of its own: `{privacy|политике конфиденциальности}`. */
export type TextPiece = string | { fact: string; text: string | null }

/** Takes a text apart at the places that the site's own facts fill. */
export function toPieces(text: string): TextPiece[] {
  return text.split(/(\{[^}]*\})/).flatMap((piece): TextPiece[] => {
    if (piece === '') return []
    const [, fact, text] = /^\{(\w+)(?:\|([^}]+))?\}$/.exec(piece) ?? []
    return fact === undefined ? [piece] : [{ fact, text: text ?? null }]
  })
}
