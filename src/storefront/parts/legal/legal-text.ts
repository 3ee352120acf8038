/** A numbered clause; a plain string is one without further parts. */
export interface LegalClause {
  text: string
  /** A short list within the clause. */
  points?: readonly string[] | undefined
  /** Definitions; `key` is a technical name, shown in brackets. */
  entries?: readonly { name: string; text: string; key?: string | undefined }[] | undefined
  /** Name of a flag (`toClauseFlags`); the clause is shown only while it is true. */
  onlyWith?: string | undefined
}

/** Schema of the files in `content/legal/`. */
export interface LegalText {
  title: string
  searchTitle: string
  description: string
  /** Date of the last change, ISO. */
  updated: string
  lead: string
  /** Summary in plain language. */
  summary: readonly (string | LegalClause)[]
  sections: readonly { id: string; title: string; clauses: readonly (string | LegalClause)[] }[]
}

export interface NumberedSection {
  id: string
  /** Number of the section: «3». */
  number: string
  title: string
  clauses: readonly (LegalClause & { number: string })[]
}

/** The clauses whose flags are true, all as objects. */
export function clausesThatHold(
  clauses: readonly (string | LegalClause)[],
  circumstances: ReadonlySet<string>,
): LegalClause[] {
  return clauses
    .map((clause) => (typeof clause === 'string' ? { text: clause } : clause))
    .filter(({ onlyWith }) => onlyWith === undefined || circumstances.has(onlyWith))
}

/** Numbers sections (1, 2) and clauses (1.1, 1.2) after hidden ones are removed. */
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
