import { inArray, type SQL, sql } from 'drizzle-orm'
import { inquiries } from '../inquiries.table.ts'

type Stored = typeof inquiries.$inferSelect

/** Longest texts of an inquiry that a flood cannot multiply by 500, in characters: of its message, of a cart line's name. */
const SHORT = { message: 300, name: 20 } as const

/** Bytes of an inquiry's long texts as JSON. */
export const textBytes = sql<number>`(coalesce(octet_length(to_json(${inquiries.message})::text), 0)
  + coalesce(octet_length(${inquiries.items}::text), 0) + coalesce(octet_length(${inquiries.wizardData}::text), 0))`

/** The long texts of inquiries; those of `shortened` are cut, and answers of the wizard left out. */
export function longTexts(shortened: readonly number[]) {
  const isShort = shortened.length === 0 ? sql`false` : inArray(inquiries.id, [...shortened])
  const either = <T>(short: SQL, whole: SQL) => sql<T>`case when ${isShort} then ${short} else ${whole} end`
  return {
    message: either<Stored['message']>(
      sql`left(${inquiries.message}, ${SHORT.message})`,
      sql`${inquiries.message}`,
    ),
    items: either<Stored['items']>(
      sql`(select jsonb_agg(jsonb_set(line, '{name}', to_jsonb(left(line->>'name', ${SHORT.name}))) order by place)
        from jsonb_array_elements(${inquiries.items}) with ordinality as lines(line, place))`,
      sql`${inquiries.items}`,
    ),
    wizardData: either<unknown>(sql`null`, sql`${inquiries.wizardData}`),
  }
}

/** Ids of those that an answer of so many bytes no longer carries whole, in the order of the list. */
export function listBeyond(rows: readonly { id: number; bytes: number }[], maxBytes: number): number[] {
  let sum = 0
  return rows.flatMap(({ id, bytes }) => {
    sum += bytes
    return sum > maxBytes ? [id] : []
  })
}
