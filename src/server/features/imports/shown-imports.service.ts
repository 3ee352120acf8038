import type { Import, ImportRow, ImportRowKind } from '../../../contract/catalogue/imports.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import type { Database } from '../../platform/db/database.ts'
import { findRecognised } from '../catalogue/products/products.service.ts'
import { listBeyondLimit } from './import-prices.ts'
import { listRows } from './import-rows.store.ts'
import { toImport } from './imports.mapper.ts'
import { requireImport } from './imports.service.ts'
import { type ImportRecord, listImports as listImportRecords } from './imports.store.ts'

/** The last imports, newest first. */
export async function listImports(db: Database): Promise<Import[]> {
  return (await listImportRecords(db)).map(toImport)
}

/** An import; a checked one with how many prices its reader could not apply. Throws NOT_FOUND. */
export async function requireImportById(db: Database, reader: CurrentUser, id: number): Promise<Import> {
  const record = await requireImport(db, id)
  const found = toImport(record)
  const beyond = (await listBeyond(db, reader, record)).length
  return beyond === 0 ? found : { ...found, counts: { ...found.counts, beyond } }
}

/** Rows of the dry run. Throws NOT_FOUND. */
export async function listImportRows(
  db: Database,
  reader: CurrentUser,
  id: number,
  {
    kind,
    offset = 0,
    limit = 100,
  }: { kind?: ImportRowKind | undefined; offset?: number | undefined; limit?: number | undefined },
): Promise<ImportRow[]> {
  const beyond = await listBeyond(db, reader, await requireImport(db, id))
  const rows = await listRows(db, id, { kind, beyond, offset, limit })
  const recognise = await findRecognised(
    db,
    rows.flatMap(({ productId }) => productId ?? []),
  )
  const isBeyond = new Set(beyond)
  return rows.map(({ id: rowId, ...row }) => ({
    ...row,
    ...recognise(row.productId),
    ...(isBeyond.has(rowId) && { isBeyond: true }),
  }))
}

/** Only what can be applied is measured by what its reader may change. */
const listBeyond = async (db: Database, reader: CurrentUser, { id, state }: ImportRecord) =>
  state === 'checked' ? await listBeyondLimit(db, reader, id) : []
