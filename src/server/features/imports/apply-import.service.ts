import { randomUUID } from 'node:crypto'
import { RESERVED_SLUGS } from '../../../contract/catalogue/product-changes.ts'
import { toSlug } from '../../../lib/text/slug.ts'
import { actFor } from '../../platform/db/act-for.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-error.ts'
import { nameEntries } from '../../platform/db/name-entries.ts'
import { holdPrices, readPriceRefusal } from '../../platform/db/price-limit/price-limit.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import {
  insertImported,
  listModels,
  lockSlugs,
  lockVersions,
  updateImported,
} from '../catalogue/products/imported-products.service.ts'
import { modelKey } from './identify/model-key.ts'
import { createProgress, type ImportProgress } from './import-progress.ts'
import { type ImportRowRecord, listWork, markLeft, noteProducts } from './import-rows.store.ts'
import { findImport, lockImport, updateImport } from './imports.store.ts'

/** Rows that are written by one statement. */
const AT_ONCE = 500

/** A product that the import did not touch. */
type Left = { id: number; name: string }
type Work = Pick<ImportRowRecord, 'id' | 'productId' | 'version' | 'name' | 'values'>

/**
 * Applies what the dry run has shown, in one transaction and in the name of who pressed. Products that changed since are left and
 * named. Run again after a crash it begins anew: nothing was written.
 */
export async function applyImport(db: Database, id: number, actorId: number | null): Promise<void> {
  const record = await findImport(db, id)
  if (record?.state !== 'applying') return
  try {
    await inTransaction(db, async (tx) => {
      const batchId = randomUUID()
      await actFor(tx, actorId)
      await holdPrices(tx, actorId)
      await nameEntries(tx, { batchId, source: 'bulk' })
      const progress = createProgress(db, record, 'applying')
      const left: Record<'changed' | 'missing' | 'new', Left[]> = { changed: [], missing: [], new: [] }
      for (const kind of ['changed', 'missing'] as const) {
        await eachSome(tx, id, kind, async (rows) => {
          left[kind].push(...(await writeChanged(tx, rows)))
          progress.add(rows.length)
        })
      }
      left.new = await writeNew(tx, id, progress)
      const conflicts = Object.values(left).flat()
      const { new: made = 0, changed = 0, missing = 0 } = record.counts
      const counts = {
        ...record.counts,
        changed: changed - left.changed.length,
        missing: missing - left.missing.length,
        new: made - left.new.length,
        ...(conflicts.length > 0 && { left: conflicts.length }),
      }
      if ((await lockImport(tx, id))?.state !== 'applying')
        throw new Error('the import was applied by another job')
      await updateImport(tx, id, {
        state: 'applied',
        progress: 100,
        batchId,
        counts,
        conflicts,
        appliedAt: new Date(),
      })
    })
  } catch (error) {
    // The queue tries again when the database is back.
    if (isDatabaseUnavailable(error)) throw error
    const refused = readPriceRefusal(error)
    const message = refused?.message ?? 'Применить не удалось, ничего не изменено. Проверьте файл ещё раз'
    await updateImport(db, id, { state: 'failed', message }, 'applying')
    if (!refused) throw error
  }
}

async function eachSome(
  tx: Transaction,
  importId: number,
  kind: 'new' | 'changed' | 'missing',
  work: (rows: Work[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await listWork(tx, importId, kind, { after, limit: AT_ONCE })
    if (rows.length === 0) return
    await work(rows)
    after = rows.at(-1)?.id ?? after
  }
}

async function writeChanged(tx: Transaction, rows: readonly Work[]): Promise<Left[]> {
  const versions = await lockVersions(
    tx,
    rows.flatMap(({ productId }) => (productId === null ? [] : [productId])),
  )
  const present: { id: number; values: Work['values'] }[] = []
  const changed: Work[] = []
  for (const row of rows) {
    const { productId, version, values } = row
    if (productId !== null && version !== null && versions.get(productId) === version) {
      present.push({ id: productId, values })
    } else changed.push(row)
  }
  await updateImported(tx, present)
  await markLeft(
    tx,
    changed.map(({ id }) => id),
  )
  return changed.map(({ productId, name }) => ({ id: productId ?? 0, name }))
}

/** Inserts new products under free slugs; a model that somebody has added since is left. */
async function writeNew(tx: Transaction, importId: number, progress: ImportProgress): Promise<Left[]> {
  const left: Left[] = []
  let taken: Set<string> | undefined
  let known: Map<string, number> | undefined
  await eachSome(tx, importId, 'new', async (rows) => {
    taken ??= await lockSlugs(tx)
    known ??= new Map(
      (await listModels(tx)).flatMap(({ id, manufacturerId, name, model }) =>
        [name, model ?? name].map((text): [string, number] => [`${manufacturerId} ${modelKey(text)}`, id]),
      ),
    )
    const slugs = new Map<string, Work>()
    const late: Work[] = []
    for (const row of rows) {
      const { name, slug, manufacturerId } = row.values
      const present = known.get(`${manufacturerId} ${modelKey(String(name))}`)
      if (present !== undefined) {
        late.push(row)
        left.push({ id: present, name: row.name })
      } else slugs.set(freeSlug(taken, slug, String(name)), row)
    }
    const made = await insertImported(
      tx,
      [...slugs].map(([slug, { values }]) => ({ ...values, slug })),
    )
    await markLeft(
      tx,
      late.map(({ id }) => id),
    )
    await noteProducts(
      tx,
      [...slugs].flatMap(([slug, { id }]) => {
        const product = made.get(slug)
        return product ? [{ id, productId: product.id, version: product.version }] : []
      }),
    )
    progress.add(rows.length)
  })
  return left
}

/** The slug of the file, or one made from the name; with -2, -3… when it is taken. Takes it. */
function freeSlug(taken: Set<string>, given: unknown, name: string): string {
  const base =
    (typeof given === 'string' && given !== 'x' ? given : toSlug(name)).slice(0, 190).replace(/-$/, '') ||
    'product'
  let slug = base
  for (let number = 2; taken.has(slug) || RESERVED_SLUGS.includes(slug); number += 1)
    slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
