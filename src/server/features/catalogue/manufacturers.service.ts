import type { z } from 'zod'
import type {
  Manufacturer,
  manufacturerChangesSchema,
  newManufacturerSchema,
} from '../../../contract/catalogue/manufacturers.ts'
import { findManufacturer } from '../../../domain/product/manufacturer.ts'
import { toShownPicture } from '../../../lib/pictures/picture-address.ts'
import { foldWords } from '../../../lib/text/fold-text.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { insertRow, removeRow } from '../../platform/db/rows.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { manufacturers } from './catalogue.table.ts'
import {
  findManufacturerById,
  hasProducts,
  listManufacturers as listManufacturerRows,
  lockManufacturers,
  updateManufacturer as updateManufacturerRow,
} from './manufacturers.store.ts'

type NewManufacturer = z.output<typeof newManufacturerSchema>
type ManufacturerChanges = Omit<z.output<typeof manufacturerChangesSchema>, 'id'>

const noManufacturer = () => new AppError('NOT_FOUND', 'Производитель не найден')

/** All manufacturers by `order`, then id. */
export async function listManufacturers(db: Database): Promise<Manufacturer[]> {
  return (await listManufacturerRows(db)).map(toManufacturer)
}

/** Throws NOT_FOUND. */
export async function requireManufacturerById(db: Database, id: number): Promise<Manufacturer> {
  const row = await findManufacturerById(db, id)
  if (!row) throw noManufacturer()
  return toManufacturer(row)
}

const toManufacturer = (row: Manufacturer): Manufacturer => ({ ...row, logoUrl: toShownPicture(row.logoUrl) })

/** Throws CONFLICT for a slug in use, and for a name or alias of another manufacturer. */
export function createManufacturer(
  db: Database,
  actor: Writer,
  manufacturer: NewManufacturer,
): Promise<Manufacturer> {
  return staffTransaction(db, actor, async (tx) => {
    requireFreeNames(await lockManufacturers(tx), manufacturer)
    const row = { ...manufacturer, aliases: manufacturer.aliases ?? [], order: manufacturer.order ?? 0 }
    return toManufacturer(await insertRow(tx, manufacturers, row))
  })
}

/** Undefined is left as it is, null is cleared. Throws like createManufacturer, and NOT_FOUND. */
export function updateManufacturer(
  db: Database,
  actor: Writer,
  id: number,
  changes: ManufacturerChanges,
): Promise<Manufacturer> {
  return staffTransaction(db, actor, async (tx) => {
    const all = await lockManufacturers(tx)
    const own = all.find((one) => one.id === id)
    requireFreeNames(
      all.filter((one) => one.id !== id),
      // A form sends the name also when it is as before.
      { ...changes, name: changes.name === own?.name ? undefined : changes.name },
    )
    const aliases = changes.aliases === null ? [] : changes.aliases
    const order = changes.order === null ? 0 : changes.order
    const updated = await updateManufacturerRow(tx, id, { ...changes, aliases, order })
    if (!updated) throw noManufacturer()
    return toManufacturer(updated)
  })
}

/** Its categories stay, without a manufacturer. Throws CONFLICT while it has products, and NOT_FOUND. */
export function removeManufacturer(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    await lockManufacturers(tx)
    if (await hasProducts(tx, id)) {
      throw new AppError('CONFLICT', 'У производителя есть товары: сначала передайте их другому')
    }
    if (!(await removeRow(tx, manufacturers, id))) throw noManufacturer()
  })
}

/** A name as price lists are searched for it: words alone, whatever their case. */
const spellingOf = (name: string) => foldWords(name) || name

/** Throws CONFLICT when another manufacturer has one of the names, slugs or aliases, in whatever spelling. */
function requireFreeNames(
  others: readonly Pick<Manufacturer, 'name' | 'slug' | 'aliases'>[],
  {
    name,
    slug,
    aliases,
  }: {
    name?: string | undefined
    slug?: string | undefined
    aliases?: readonly string[] | null | undefined
  },
): void {
  if (slug !== undefined && others.some((other) => other.slug === slug)) {
    throw new AppError('CONFLICT', 'Такой slug уже используется')
  }
  for (const one of [name, slug, ...(aliases ?? [])]) {
    if (one === undefined) continue
    const owner = others.find((other) =>
      [other.name, other.slug, ...other.aliases].some((taken) => spellingOf(taken) === spellingOf(one)),
    )
    if (owner) throw new AppError('CONFLICT', `По имени «${one}» уже находят производителя «${owner.name}»`)
  }
}

/**
 * Names of a manufacturer that comes back: slugs and aliases that others have meanwhile are `reserved`, and taken from its aliases
 * with a sentence for each.
 */
export async function freeManufacturerNames(
  tx: Transaction,
  { id, aliases }: { id?: unknown; aliases?: unknown },
): Promise<{ aliases: string[]; reserved: string[]; remarks: string[] }> {
  const others = (await lockManufacturers(tx)).filter((other) => other.id !== id)
  const free: string[] = []
  const remarks: string[] = []
  for (const alias of Array.isArray(aliases) ? aliases.map(String) : []) {
    const owner = findManufacturer(others, alias) ?? findManufacturer(others, alias.toLowerCase())
    if (owner)
      remarks.push(`По названию «${alias}» теперь находят производителя «${owner.name}», здесь оно снято.`)
    else free.push(alias)
  }
  const reserved = others.flatMap((other) => other.aliases.map((alias) => alias.toLowerCase()))
  return { aliases: free, reserved, remarks }
}
