import type {
  CatalogueSummary,
  ProductPart,
  ProductPartFilters,
  ProductPartQuery,
} from '../../../../contract/catalogue/product-parts.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { MOST_CHANGED } from '../../../../domain/catalogue/parts.ts'
import { cutPart } from '../../../../lib/cut-part.ts'
import type { Database } from '../../../platform/db/database.ts'
import { measureProducts } from '../specs/product-specs.service.ts'
import { toPicture } from './products.mapper.ts'
import {
  countLines,
  countProducts,
  listFoundProducts,
  listFoundVersions,
  listStaffPart,
  listStaffRows,
  type StaffRow,
} from './staff-products.store.ts'

/** All products, for the lists of staff; where there are more than `upTo`, the figures about them that those lists need. */
export async function listForStaff(
  db: Database,
  upTo: number | undefined,
): Promise<StaffListedProduct[] | CatalogueSummary> {
  if (upTo !== undefined) {
    const total = await countProducts(db)
    if (total > upTo) return await summarise(db, total)
  }
  return (await listStaffRows(db)).map(toListed)
}

async function summarise(db: Database, total: number): Promise<CatalogueSummary> {
  return {
    total,
    withoutPrice: await countProducts(db, { check: 'price' }),
    withoutPicture: await countProducts(db, { check: 'picture' }),
    lines: await countLines(db),
  }
}

function toListed({ listed, picture }: StaffRow): StaffListedProduct {
  return {
    ...listed,
    sku: listed.model,
    ...toPicture(picture),
    publishAt: listed.publishAt?.toISOString() ?? null,
    unpublishAt: listed.unpublishAt?.toISOString() ?? null,
  }
}

/** A part of the list of staff, with how much is known of each product. */
export async function listPartForStaff(db: Database, query: ProductPartQuery): Promise<ProductPart> {
  const { limit, after = null, sort, missing, ...filters } = query
  if (sort !== undefined || missing !== undefined) return await listMeasured(db, query)
  const rows = await listStaffPart(db, filters, { limit: limit + 1, after })
  const { shown, next } = cutPart(rows, limit, ({ position }) => position)
  return {
    items: await withFilling(db, shown),
    total: await countProducts(db, filters),
    next,
  }
}

/** The same where it depends on how much is known of each: all that match are measured, and the mark counts them. */
async function listMeasured(db: Database, query: ProductPartQuery): Promise<ProductPart> {
  const { limit, after: from = 0, sort } = query
  const found = sortByFilled(await measureFound(db, query), sort)
  const ids = found.slice(from, from + limit).map(({ productId }) => productId)
  const rows = ids.length === 0 ? [] : await listStaffPart(db, { ids }, { limit, after: null })
  const items = new Map((await withFilling(db, rows)).map((item) => [item.id, item]))
  return {
    items: ids.flatMap((id) => items.get(id) ?? []),
    total: found.length,
    next: from + limit < found.length ? from + limit : null,
  }
}

/** How much is known of each of those that match, in the server's own order. */
async function measureFound(db: Database, { missing, ...filters }: ProductPartFilters) {
  const measured = await measureProducts(db, await listFoundProducts(db, filters))
  if (missing === undefined) return measured
  return measured.filter((one) => (missing === '' ? one.missing.length > 0 : one.missing.includes(missing)))
}

/** By how much is known; those without parameters come last both ways. */
function sortByFilled(measured: Awaited<ReturnType<typeof measureFound>>, sort: ProductPartQuery['sort']) {
  if (sort === undefined) return measured
  const placeOf = (percent: number | null) =>
    percent === null ? Number.MAX_VALUE : sort === 'filled' ? percent : -percent
  return measured.toSorted((one, other) => placeOf(one.percent) - placeOf(other.percent))
}

async function withFilling(db: Database, rows: readonly StaffRow[]): Promise<ProductPart['items']> {
  const ids = rows.map(({ listed }) => listed.id)
  const measured = ids.length === 0 ? [] : await measureProducts(db, await listFoundProducts(db, { ids }))
  const byId = new Map(measured.map((one) => [one.productId, one]))
  return rows.map((row) => {
    const { percent = null, missing = [] } = byId.get(row.listed.id) ?? {}
    return { ...toListed(row), percent, missing }
  })
}

/** Numbers and versions of those that match, as many as one action takes. */
export async function listFoundForStaff(db: Database, filters: ProductPartFilters) {
  const { missing, ...stored } = filters
  if (missing === undefined) return await listFoundVersions(db, stored, MOST_CHANGED)
  const lacking = new Set((await measureFound(db, filters)).map(({ productId }) => productId))
  const found = (await listFoundProducts(db, stored)).filter(({ id }) => lacking.has(id))
  return found.slice(0, MOST_CHANGED).map(({ id, name, version }) => ({ id, name, version }))
}
