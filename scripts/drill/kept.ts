import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ask, isSuccess } from './ask.ts'
import type { Work } from './judge.ts'
import { type Account, askToSignIn } from './sign-in.ts'
import { hashOf, read } from './staff-work.ts'

/** Somebody signed in to a shop. */
export interface Caller {
  address: string
  /** The session's Cookie header. */
  cookie: string
}

/** One look at a shop: what an address of the API shows is read once. */
export interface Look extends Caller {
  /** The records at this address; none where it does not open. */
  read(door: string): Promise<readonly Fields[]>
}

/** Begins a look at a shop. */
export function lookAt(shop: Caller): Look {
  const known = new Map<string, Promise<readonly Fields[]>>()
  return {
    ...shop,
    read(door) {
      const records = known.get(door) ?? readRecords(shop, door).catch(() => [])
      known.set(door, records)
      return records
    },
  }
}

/** Something that people have put into a shop, and how it is found again in the next version of it. */
export interface Kept {
  work: Work
  key: string
  /** How often the shop has it as it was; what has changed does not count. */
  find(look: Look): Promise<number>
}

/** Fields of a record of the API, by their names. */
export type Fields = Readonly<Record<string, unknown>>

const recordSchema = z.record(z.string(), z.unknown())
/** One record or a list of them. */
const recordsSchema = z.union([z.array(recordSchema), recordSchema.transform((one) => [one])])

/** The records that a door of the API shows. Throws where it does not open. */
export async function readRecords({ address, cookie }: Caller, door: string): Promise<Fields[]> {
  const answer = await ask(address + door, { headers: { cookie } })
  if (!isSuccess(answer)) throw new Error(`GET ${door}: ${answer.outcome} ${answer.body}`)
  return read(recordsSchema, answer.body)
}

/** How many of these records are the one with these fields, known by one of them; none when any of those differs in another field. */
export function countRecords(records: readonly Fields[], by: string, fields: Fields): number {
  const own = records.filter((record) => isDeepStrictEqual(record[by], fields[by]))
  const isWhole = own.every((record) =>
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(record[name], value)),
  )
  return isWhole ? own.length : 0
}

/** A record that a door of the API shows, known by one field, with these values. */
export const keepRecord = (work: Work, door: string, by: string, fields: Fields): Kept => ({
  work,
  key: `${door} ${by}=${String(fields[by])}`,
  find: async (look) => countRecords(await look.read(door), by, fields),
})

/** A file at an address, with the bytes that it has now. */
export async function keepFile(shop: Caller, url: string): Promise<Kept> {
  const before = await ask(shop.address + url, { headers: { cookie: shop.cookie } })
  if (!isSuccess(before)) throw new Error(`файл ${url} не читается: ${before.outcome}`)
  const hash = hashOf(before.body)
  return {
    work: 'загрузки',
    key: url,
    async find({ address, cookie }) {
      const answer = await ask(address + url, { headers: { cookie } })
      return isSuccess(answer) && hashOf(answer.body) === hash ? 1 : 0
    },
  }
}

/** What a password does: it opens the staff area, or the account is blocked and it does not. */
export const keepSignIn = ({ username, password }: Account, opens: boolean): Kept => ({
  work: 'учётные записи',
  key: `вход ${username}${opens ? '' : ' закрыт'}`,
  async find({ address }) {
    const answer = await askToSignIn(address, { username, password })
    return (opens ? isSuccess(answer) : answer.outcome === 401 || answer.outcome === 403) ? 1 : 0
  },
})

/** A session that goes on. */
export const keepSession = (username: string, cookie: string): Kept => ({
  work: 'учётные записи',
  key: `сеанс ${username}`,
  find: async ({ address }) =>
    isSuccess(await ask(`${address}/api/admin/me`, { headers: { cookie } })) ? 1 : 0,
})
