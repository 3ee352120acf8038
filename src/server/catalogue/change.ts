import type { CurrentUser } from '../../contract/session.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { nameActor } from './catalogue-writes.store.ts'

/**
 * The one door of every write to the catalogue: who acts, and one transaction for all that changes.
 * What a constraint refuses becomes a Refusal, so that a race ends like a late try.
 */
export async function change<T>(
  db: Database,
  actor: CurrentUser,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await nameActor(tx, actor.id)
      return await work(tx)
    })
  } catch (error) {
    throw toRefusal(error) ?? error
  }
}

const SLUG_TAKEN = 'Такой slug уже используется'
const NO_MANUFACTURER = 'Такого производителя нет'

function toRefusal(error: unknown): Refusal | null {
  switch (violatedConstraint(error)) {
    case 'products_slug_unique':
    case 'product_categories_slug_unique':
      return new Refusal('CONFLICT', SLUG_TAKEN)
    case 'products_manufacturer_id_manufacturers_id_fk':
    case 'product_categories_manufacturer_id_manufacturers_id_fk':
      return new Refusal('BAD_REQUEST', NO_MANUFACTURER)
    case 'products_category_id_product_categories_id_fk':
      return new Refusal('BAD_REQUEST', 'Такой категории нет')
    default:
      return null
  }
}

/** PostgreSQL's error carries the name; Drizzle wraps it as the cause. */
function violatedConstraint(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'constraint' in cause ? cause.constraint : undefined
}
