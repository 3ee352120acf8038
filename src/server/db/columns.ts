import { sql } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Primary key of every table with one. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A moment, with time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** When the row was inserted. */
export const createdAt = () => moment().notNull().defaultNow()

/** Both times; `updatedAt` follows every update made through Drizzle. */
export const timestamps = () => ({
  createdAt: createdAt(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
})

/** `column in ('a', 'b')` for a CHECK made from the contract's closed list. */
export function oneOf(column: string, values: readonly string[]) {
  return sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`)
}
