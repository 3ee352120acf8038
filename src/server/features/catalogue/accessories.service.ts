import type { z } from 'zod'
import type {
  Accessory,
  accessoryChangesSchema,
  newAccessorySchema,
} from '../../../contract/catalogue/accessories.ts'
import type { OfferedAccessory } from '../../../contract/catalogue/product-offers.ts'
import { toShownPicture } from '../../../lib/pictures/picture-address.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { toIsoTimes } from '../../platform/db/iso-times.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import {
  type AccessoryRow,
  findAccessory,
  insertAccessory,
  listAccessories as listAccessoryRows,
  listOffered as listOfferedRows,
  removeAccessory as removeAccessoryRow,
  updateAccessory as updateAccessoryRow,
} from './accessories.store.ts'
import { readSpecs } from './stored-json.ts'

type NewAccessory = z.output<typeof newAccessorySchema>
type AccessoryChanges = Omit<z.output<typeof accessoryChangesSchema>, 'id'>

const noAccessory = () => new AppError('NOT_FOUND', 'Комплектующее не найдено')

/** All accessories by `order`, then id. */
export async function listAccessories(db: Database): Promise<Accessory[]> {
  return (await listAccessoryRows(db)).map(toAccessory)
}

/** Throws NOT_FOUND. */
export async function requireAccessory(db: Database, id: number): Promise<Accessory> {
  const row = await findAccessory(db, id)
  if (!row) throw noAccessory()
  return toAccessory(row)
}

const toAccessory = (row: AccessoryRow): Accessory => ({
  ...toIsoTimes(row),
  imageUrl: toShownPicture(row.imageUrl),
  technicalSpecs: readSpecs(row.technicalSpecs).value,
})

/** Throws BAD_REQUEST for an unknown manufacturer, category or product. */
export function createAccessory(db: Database, actor: Writer, accessory: NewAccessory): Promise<Accessory> {
  requirePart(accessory)
  return staffTransaction(db, actor, async (tx) => {
    const id = await insertAccessory(tx, { ...accessory, order: accessory.order ?? 0 })
    return requireAccessory(tx, id)
  })
}

/** Undefined is left as it is, null is cleared. Throws like createAccessory, and NOT_FOUND. */
export function updateAccessory(
  db: Database,
  actor: Writer,
  id: number,
  changes: AccessoryChanges,
): Promise<Accessory> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await requireAccessory(tx, id)
    requirePart({
      price: changes.price ?? current.price,
      installationPrice:
        changes.installationPrice === undefined ? current.installationPrice : changes.installationPrice,
    })
    await updateAccessoryRow(tx, id, { ...changes, order: changes.order === null ? 0 : changes.order })
    return requireAccessory(tx, id)
  })
}

/** Installation is a part of the price. Throws BAD_REQUEST at its field. */
function requirePart({ price, installationPrice }: Pick<NewAccessory, 'price' | 'installationPrice'>): void {
  if (installationPrice == null || installationPrice <= price) return
  const message = 'Установка — часть цены и не может быть больше неё'
  throw new AppError('BAD_REQUEST', message, undefined, { errors: { installationPrice: message } })
}

/** Products that name it find it again when it comes back from the trash. Throws NOT_FOUND. */
export function removeAccessory(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeAccessoryRow(tx, id))) throw noAccessory()
  })
}

/** What can be taken together with a product: in the order that it names them, then those that always belong to it. */
export async function listOffered(
  db: Database,
  product: { id: number; accessoryIds: readonly number[] },
): Promise<OfferedAccessory[]> {
  const rows = await listOfferedRows(db, product)
  const placeOf = ({ id }: { id: number }) => {
    const place = product.accessoryIds.indexOf(id)
    return place < 0 ? product.accessoryIds.length : place
  }
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row) => ({ ...row, imageUrl: toShownPicture(row.imageUrl) }))
}
