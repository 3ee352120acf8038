import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The text stands somewhere in the value, to the letter: no character of it stands for others, as in patterns of LIKE. */
export const containsText = (value: SQLWrapper, text: string): SQL =>
  sql`${value} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`
