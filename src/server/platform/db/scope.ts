import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Who reads: staff see what is not published, to everybody else it does not exist (decisions.md, access table). */
export interface Reader {
  readonly seesDrafts: boolean
}

export const VISITOR: Reader = { seesDrafts: false }
export const STAFF: Reader = { seesDrafts: true }

/** Filter of records by publication. */
export type Scope = 'all' | 'published' | 'drafts'

/** What a reader may see of those with this `published`; null is nothing. */
export function scopeOf({ seesDrafts }: Reader, published?: 'true' | 'false'): Scope | null {
  if (published === 'false') return seesDrafts ? 'drafts' : null
  return published === 'true' || !seesDrafts ? 'published' : 'all'
}

/** Condition on the column `published`; undefined matches all. */
export function inScope(published: PgColumn, scope: Scope): SQL | undefined {
  return scope === 'all' ? undefined : eq(published, scope === 'published')
}
