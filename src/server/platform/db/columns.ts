import { sql } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Primary key of every table with one. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A moment, with time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** When the row was inserted. */
export const createdAt = () => moment().notNull().defaultNow()

/** Number of the record's present version; the trigger `count_version` raises it with each change. */
export const version = () => integer().notNull().default(1)

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
  return sql.raw(`"${column}" in (${quoteAll(values)})`)
}

/** Like `oneOf` for a list: at least one value, and none but these. */
export function listOf(column: string, values: readonly string[]) {
  return sql.raw(`"${column}" <@ array[${quoteAll(values)}] and cardinality("${column}") > 0`)
}

/** `column between 0 and 5000` for a CHECK. */
export function within(column: string, { min, max }: { readonly min: number; readonly max: number }) {
  return sql.raw(`"${column}" between ${min} and ${max}`)
}

/** Names of ours as a list of SQL literals; never what anybody has sent. */
export const quoteAll = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')
