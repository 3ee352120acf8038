import type { ProductDocument } from '../../../../contract/catalogue/product-offers.ts'

/** A document of the form; `id` is the React key of its row and is not sent. */
export interface DocumentRow extends ProductDocument {
  id: number
}

/** Documents as rows of the form. */
export const toDocumentRows = (documents: readonly ProductDocument[]): DocumentRow[] =>
  documents.map(({ title, url }, index) => ({ id: index + 1, title, url }))

/** Rows as documents. */
export const fromDocumentRows = (rows: readonly DocumentRow[]): ProductDocument[] =>
  rows.map(({ title, url }) => ({ title: title.trim(), url: url.trim() }))

/** The name of an uploaded file as the first title of its document: «Паспорт_Топас.pdf» is «Паспорт Топас». */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim() || 'Документ'
