import { sql } from 'drizzle-orm'
import { isWithinLimit, type Narrowed, priceLimitOf } from '../../../../domain/staff/rights.ts'
import { formatPrice } from '../../../../lib/money.ts'
import { AppError } from '../../../app-error.ts'
import { hasCode } from '../../../error-code.ts'
import type { Transaction } from '../database.ts'

const CLOSED = 'Администратор не дал вам доступа к ценам: цену меняет коллега, у которого он есть'

/** A change of a price (kopecks) of something that has a name. */
interface Change {
  name: string
  from: number | null
  to: number | null
  limit: number
  field?: string
}

/** What the trigger `guard_price` of products and accessories has refused; null for any other error. */
export function readPriceRefusal(error: unknown): AppError | null {
  if (!hasCode(error, /^SR001$/)) return null
  const cause = error instanceof Error ? error.cause : undefined
  const detail = cause instanceof Error && 'detail' in cause ? String(cause.detail) : '{}'
  const told: Partial<Change> = JSON.parse(detail)
  return refusal({ name: '', from: null, to: null, limit: 0, ...told })
}

/** Beyond a limit it is a wrong value, which can be corrected where it was typed. */
function refusal({ name, from, to, limit, field }: Change): AppError {
  if (limit === 0) return new AppError('FORBIDDEN', CLOSED)
  const shown = (price: number | null) => (price === null ? 'без цены' : formatPrice(price))
  const message = `Администратор разрешил вам менять цену не больше чем на ${limit} % за раз. ${name}: было ${shown(from)}, станет ${shown(to)}. Ничего не записано.`
  const details = field ? { errors: { [field]: message } } : {}
  return new AppError('BAD_REQUEST', message, undefined, details)
}

/** Refuses prices that are planned for later as the trigger refuses those of now. Throws FORBIDDEN where they are closed, BAD_REQUEST beyond a limit. */
export function requireAllowedPrices(person: Narrowed, changes: readonly Omit<Change, 'limit'>[]): void {
  const limit = priceLimitOf(person)
  const beyond = changes.find(({ from, to }) => !isWithinLimit(limit, from, to))
  if (beyond && limit !== null) throw refusal({ ...beyond, limit })
}

/** Lets this transaction write prices as they are elsewhere: of a copy, or at the hour of a plan. */
export async function freePrices(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('shop.price_limit', '', true)`)
}

/** Holds this transaction, which works for an account, to what its rights say of prices. */
export async function holdPrices(tx: Transaction, accountId: number | null): Promise<void> {
  await tx.execute(sql`
    select set_config('shop.price_limit', case when role = 'admin' or rights is null then ''
      when not (rights ->> 'prices')::boolean then '0' else coalesce(rights ->> 'priceChange', '') end, true)
    from users where id = ${accountId}`)
}
