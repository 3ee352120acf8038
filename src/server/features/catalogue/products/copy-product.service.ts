import type { Product } from '../../../../contract/catalogue/products.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findFreeSlug, repeatWhileTaken } from '../../../platform/db/free-slug.ts'
import { freePrices } from '../../../platform/db/price-limit/price-limit.ts'
import { insertRow } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { products } from '../catalogue.table.ts'
import { requireProductById } from './products.service.ts'
import { lockProduct } from './products.store.ts'

const MAX_NAME = 300
const SUFFIX = ' (копия)'

/** A hidden copy of the product with the same numbers under an address of its own. Throws NOT_FOUND. */
export function copyProduct(db: Database, actor: Writer, id: number): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const original = await lockProduct(tx, id)
    if (!original) throw new AppError('NOT_FOUND', 'Продукт не найден')
    await freePrices(tx)
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...fields } = original
    const { id: copied } = await repeatWhileTaken(tx, async () => {
      const slug = await findFreeSlug(tx, 'products', original.slug)
      const name = original.name.slice(0, MAX_NAME - SUFFIX.length) + SUFFIX
      return insertRow(tx, products, {
        ...fields,
        name,
        slug,
        published: false,
        publishAt: null,
        unpublishAt: null,
      })
    })
    return requireProductById(tx, copied)
  })
}
