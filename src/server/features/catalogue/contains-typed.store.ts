import { or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { foldText } from '../../../lib/text/fold-text.ts'
import { containsText } from '../../platform/db/rows.ts'

/** Whether one of the columns contains what was typed, compared as `includesTyped` does; undefined, which matches all, for nothing. */
export function containsTyped(typed: string, columns: readonly AnyPgColumn[]): SQL | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const fold = (column: AnyPgColumn) => sql`replace(lower(normalize(${column}, nfc)), 'ё', 'е')`
  return or(...columns.map((column) => containsText(fold(column), foldText(text))))
}
