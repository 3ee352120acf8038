import { importLabel, isImportField } from '../../../contract/catalogue/import-fields.ts'
import type { Import, ImportPlan, ImportSheet } from '../../../contract/catalogue/imports.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { MAX_IMPORT_BYTES, tooLargeImport } from '../../../domain/catalogue/import-rules.ts'
import { toFileName } from '../../../lib/text/file-name.ts'
import { AppError, wrongField } from '../../app-error.ts'
import { addJob } from '../../platform/db/add-job.ts'
import type { Database } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { requireManufacturerById } from '../catalogue/manufacturers.service.ts'
import { listParameters } from '../catalogue/products/imported-products.service.ts'
import { discardImport, requireOutline, storeImport } from './import-files.ts'
import { requireImportPrices } from './import-prices.ts'
import { toImport } from './imports.mapper.ts'
import {
  findImport,
  type ImportRecord,
  type ImportState,
  insertImport,
  listMappings,
  lockImport,
  updateImport,
} from './imports.store.ts'
import { readKnowledge, type ShopKnowledge } from './knowledge.service.ts'
import { columnLetter } from './table/column-letter.ts'
import { chooseSheet, type DescribedSheet, describeSheet } from './table/describe-sheet.ts'
import { readOutline, toSource } from './table/read-in-thread.ts'
import type { TableOutline } from './table/table-outline.ts'
import { MAX_ROWS, tooManyRows } from './table/table-rows.ts'

/** Names of the jobs (`src/server/features/imports/imports.job.ts`). */
export const CHECK_IMPORT = 'check-import'
export const APPLY_IMPORT = 'apply-import'

const noImport = () => new AppError('NOT_FOUND', 'Импорт не найден')
const outOfTurn = (message: string) => new AppError('CONFLICT', message)

/** Stores a price list and says what its columns are. Throws CONTENT_TOO_LARGE, BAD_REQUEST for a refused file, FilesUnavailable. */
export async function uploadImport(
  db: Database,
  files: FileStore,
  actor: CurrentUser,
  file: File,
): Promise<ImportSheet> {
  const name = toFileName(file.name)
  if (file.size > MAX_IMPORT_BYTES) throw new AppError('CONTENT_TOO_LARGE', tooLargeImport(name))
  const extension = /\.(xlsx|csv|tsv|txt)$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  const source = toSource(file, name)
  const outline = await readOutline(source)
  if (outline.sheets.every(({ rows }) => rows.length === 0))
    throw wrongField('file', 'В файле нет ни одной строки')
  const shop = await readKnowledge(db)
  const sheet = chooseSheet(outline, shop)
  const known = { name: sheet, fileName: name, shop }
  const { recognised: _recognised, ...described } = await recogniseFor(db, outline, known)
  if (described.rows > MAX_ROWS) throw wrongField('file', tooManyRows().message)
  const stored = await storeImport(files, await source.read(), { extension, outline })
  try {
    const record = await inTransaction(db, (tx) =>
      insertImport(tx, {
        name,
        file: stored,
        format: outline.format,
        sheets: described.sheets,
        sheet,
        createdById: actor.id,
        createdBy: actor.fullName || actor.username,
        manufacturerId: described.manufacturerId,
        mapping: Object.fromEntries(described.columns.map(({ index, field }) => [index, field])),
      }),
    )
    return { id: record.id, ...described }
  } catch (error) {
    await discardImport(files, stored)
    throw error
  }
}

async function recogniseFor(
  db: Database,
  outline: TableOutline,
  {
    name,
    fileName,
    shop,
    makerId,
  }: { name: string; fileName: string; shop: ShopKnowledge; makerId?: number | null },
): Promise<DescribedSheet> {
  const first = describeSheet(outline, { name, fileName, shop, remembered: new Map() })
  const maker = makerId ?? first.manufacturerId
  if (maker === null) return first
  const remembered = await listMappings(db, maker)
  return remembered.size === 0 ? first : describeSheet(outline, { name, fileName, shop, remembered })
}

/** The columns of the sheet of a stored price list. Throws NOT_FOUND, CONFLICT when its file is gone. */
export async function describeColumns(db: Database, files: FileStore, id: number): Promise<ImportSheet> {
  const { described } = await readStoredSheet(db, files, await requireImport(db, id))
  return { id, ...described }
}

/** A sheet of a stored price list, and what it was recognised by. Throws CONFLICT when its file is gone, BAD_REQUEST for an unknown sheet. */
export async function readStoredSheet(
  db: Database,
  files: FileStore,
  record: ImportRecord,
  sheet: string | null = record.sheet,
) {
  const outline = await requireOutline(files, record)
  const name = sheet ?? outline.sheets[0]?.name ?? ''
  if (!outline.sheets.some((one) => one.name === name))
    throw wrongField('sheet', `Листа «${name}» в файле нет`)
  const shop = await readKnowledge(db)
  const { recognised, ...described } = await recogniseFor(db, outline, {
    name,
    fileName: record.name,
    shop,
    makerId: record.manufacturerId,
  })
  return { outline, shop, recognised, described }
}

/** Throws NOT_FOUND. */
export async function requireImport(db: Database, id: number): Promise<ImportRecord> {
  const record = await findImport(db, id)
  if (!record) throw noImport()
  return record
}

const MAY_PLAN: ReadonlySet<ImportState> = new Set(['uploaded', 'checked', 'failed'])

/** Shows another sheet, or starts the dry run; a maker that is not given is the one that the sheet names. Throws CONFLICT out of turn, BAD_REQUEST at what is wrong in the plan. */
export async function planImport(
  db: Database,
  files: FileStore,
  id: number,
  plan: ImportPlan,
): Promise<{ status: 200; body: ImportSheet } | { status: 202; body: Import }> {
  const record = await requireImport(db, id)
  requirePlannable(record)
  const { recognised, described } = await readStoredSheet(db, files, record, plan.sheet ?? record.sheet)
  if (described.rows > MAX_ROWS) throw wrongField('sheet', tooManyRows().message)
  if (!plan.mapping) {
    if (!plan.sheet) throw wrongField('mapping', 'Укажите, что в столбцах')
    const mapping = Object.fromEntries(described.columns.map(({ index, field }) => [index, field]))
    const changes = { sheet: plan.sheet, mapping, state: 'uploaded', counts: {}, message: null } as const
    await change(db, id, changes)
    return { status: 200, body: { id, ...described } }
  }
  if (plan.manufacturerId != null) {
    await requireManufacturerById(db, plan.manufacturerId).catch(() => {
      throw wrongField('manufacturerId', 'Такого производителя нет')
    })
  }
  const parameters = await listParameters(db)
  requireMapping(
    plan.mapping,
    new Set(recognised.columns.map(({ index }) => index)),
    new Map(parameters.map(({ key, name }) => [key, name])),
  )
  const { mapping, manufacturerId = described.manufacturerId, missing } = plan
  const changed = await change(
    db,
    id,
    {
      mapping,
      manufacturerId,
      sheet: described.sheet,
      missing: missing ?? 'keep',
      state: 'checking',
      progress: 0,
      counts: {},
      message: null,
      conflicts: [],
    },
    { name: CHECK_IMPORT, payload: { id }, key: `${CHECK_IMPORT}:${id}` },
  )
  return { status: 202, body: changed }
}

function requirePlannable({ state }: ImportRecord): void {
  if (MAY_PLAN.has(state)) return
  const isBusy = state === 'checking' || state === 'applying'
  throw outOfTurn(
    isBusy ? 'Дождитесь конца работы с этим файлом' : 'Этот прайс-лист уже применён: загрузите его заново',
  )
}

/** Changes an import that may be planned, and adds the job that goes on with it. */
async function change(
  db: Database,
  id: number,
  changes: Parameters<typeof updateImport>[2],
  job?: Parameters<typeof addJob>[1],
): Promise<Import> {
  return await inTransaction(db, async (tx) => {
    const record = await lockImport(tx, id)
    if (!record) throw noImport()
    requirePlannable(record)
    await updateImport(tx, id, changes)
    if (job) await addJob(tx, job)
    return toImport(await requireImport(tx, id))
  })
}

/** Fields by which a row finds its product, or names a new one. */
const KEYS = ['id', 'slug', 'model', 'name']

function requireMapping(
  mapping: NonNullable<ImportPlan['mapping']>,
  columns: ReadonlySet<number>,
  parameters: ReadonlyMap<string, string>,
): void {
  const taken = new Map<string, string>()
  for (const [index, field] of Object.entries(mapping)) {
    if (field === null) continue
    if (!columns.has(Number(index)))
      throw wrongField('mapping', `Столбца ${columnLetter(Number(index))} на листе нет`)
    if (!isImportField(field, parameters)) throw wrongField('mapping', `Поля «${field}» у товара нет`)
    const other = taken.get(field)
    if (other !== undefined) {
      const label = importLabel(field, (key) => parameters.get(key))
      throw wrongField(
        'mapping',
        `«${label}» уже в столбце ${columnLetter(Number(other))}. Выберите другое или не загружайте`,
      )
    }
    taken.set(field, index)
  }
  if (!KEYS.some((field) => taken.has(field))) {
    throw wrongField('mapping', 'Укажите столбец с названием, моделью, адресом или номером товара')
  }
  if (taken.size === 1) throw wrongField('mapping', 'Кроме названия нужен хотя бы один столбец')
}

/** Starts applying what was checked, in the name of who pressed. Throws NOT_FOUND, CONFLICT out of turn, FORBIDDEN for prices. */
export function applyImport(db: Database, actor: CurrentUser, id: number): Promise<Import> {
  return staffTransaction(db, actor, async (tx) => {
    const record = await lockImport(tx, id)
    if (!record) throw noImport()
    if (record.state !== 'checked') throw outOfTurn('Применить можно только проверенный прайс-лист')
    await requireImportPrices(tx, actor, id)
    await updateImport(tx, id, { state: 'applying', progress: 0 })
    const payload = { id, actorId: actor.id }
    await addJob(tx, { name: APPLY_IMPORT, payload, key: `${APPLY_IMPORT}:${id}` })
    return toImport(await requireImport(tx, id))
  })
}
