import { RESERVED_SLUGS } from '../../../contract/catalogue/product-changes.ts'
import { ENTITIES, type Entity } from '../../../contract/records/records.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { findFreeSlug } from '../../platform/db/free-slug.ts'
import { holdRow, listReferences, type StoredRow } from '../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../platform/db/versioned.ts'
import { freeManufacturerNames } from '../catalogue/manufacturers.service.ts'
import { dropPassedHours } from '../publication/stored-hours.service.ts'
import { findTrashedTitle } from '../trash/trash.service.ts'

/** Columns of a version that cannot come back as they were, and sentences why. */
interface Adjusted {
  values: StoredRow
  remarks: string[]
}

/** A reference to a row that is gone becomes null; where it must not be, it stays that of the `present` row. */
export async function adjustReferences(
  tx: Transaction,
  entity: Entity,
  { row, present }: { row: StoredRow; present: StoredRow },
): Promise<Adjusted> {
  const adjusted: Adjusted = { values: {}, remarks: [] }
  for (const { column, target, isRequired } of await listReferences(tx, tableOf(entity))) {
    const id = row[column]
    if (typeof id !== 'number' || (await holdRow(tx, target, id))) continue
    const owner = ENTITIES.find((one) => tableOf(one) === target)
    const title = owner && (await findTrashedTitle(tx, owner, id))
    if (isRequired) {
      adjusted.values[column] = present[column]
      adjusted.remarks.push(title ? makerInTrash(title) : MAKER_GONE)
      continue
    }
    const what = OWNER_WORDS.get(target) ?? 'Категория'
    adjusted.values[column] = null
    adjusted.remarks.push(
      title
        ? `${what} «${title}» сейчас в корзине, поле осталось пустым.`
        : `${what} этой версии с тех пор ${what === 'Категория' ? 'удалена' : 'удалён'}, поле осталось пустым.`,
    )
  }
  return adjusted
}

/** What a record refers to, by its table; anything else is a category. */
const OWNER_WORDS: ReadonlyMap<string, string> = new Map([
  [tableOf('manufacturers'), 'Производитель'],
  [tableOf('products'), 'Товар'],
])

const MAKER_GONE = 'Производитель этой версии удалён навсегда, остался нынешний.'
const makerInTrash = (title: string) =>
  `Производитель этой версии, «${title}», сейчас в корзине, остался нынешний.`

/** A slug in use gets a number; a manufacturer leaves to others the names under which they are found by now. */
export async function adjustNames(tx: Transaction, entity: Entity, row: StoredRow): Promise<Adjusted> {
  const adjusted: Adjusted = { values: {}, remarks: [] }
  if (typeof row.slug !== 'string') return adjusted
  const free = entity === 'manufacturers' ? await freeManufacturerNames(tx, row) : null
  if (free) {
    adjusted.values.aliases = free.aliases
    adjusted.remarks.push(...free.remarks)
  }
  const taken = {
    ownId: Number(row.id),
    reserved: free?.reserved ?? (entity === 'products' ? RESERVED_SLUGS : []),
  }
  const slug = await findFreeSlug(tx, tableOf(entity), row.slug, taken)
  if (slug !== row.slug) {
    adjusted.values.slug = slug
    adjusted.remarks.push(`Адрес «${row.slug}» занят, теперь «${slug}».`)
  }
  return adjusted
}

/** The first publication stays what it was; an hour that has passed plans nothing any more. */
export function adjustTimes(row: StoredRow, present: StoredRow): Adjusted {
  const { values, remarks } = dropPassedHours(row)
  return {
    values: { ...values, ...(present.published_at ? { published_at: present.published_at } : {}) },
    remarks,
  }
}
