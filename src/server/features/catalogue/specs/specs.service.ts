import { isDeepStrictEqual } from 'node:util'
import type {
  DataType,
  NewSpecCategory,
  NewSpecParameter,
  SpecCategory,
  SpecMapping,
  SpecParameter,
} from '../../../../contract/catalogue/specs.ts'
import { findSpecColumn } from '../../../../domain/product/spec-columns.ts'
import { dataTypeLabels } from '../../../../domain/product/spec-kinds.ts'
import { MAX_INTEGER } from '../../../../lib/numbers.ts'
import { AppError } from '../../../app-error.ts'
import { noCategory } from '../../../platform/db/category-writes.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { createRowWrites } from '../../../platform/db/row-writes.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import {
  findMappings,
  findNameByKey,
  findSpecParameter,
  insertSpecParameter,
  listKnownParameters,
  listSpecParameters as listParameterRows,
  lockSpecParameter,
  removeSpecParameter as removeParameterRow,
  updateMappings as updateMappingsRow,
  updateSpecParameter as updateParameterRow,
} from './specs.store.ts'
import { specCategories } from './specs.table.ts'

const noParameter = () => new AppError('NOT_FOUND', 'Параметр не найден')

/** Parameters in display order. */
export const listSpecParameters = (db: Database): Promise<SpecParameter[]> => listParameterRows(db)

/** A parameter as staff see it. Throws NOT_FOUND. */
export async function requireSpecParameter(db: Database, id: number): Promise<SpecParameter> {
  const row = await findSpecParameter(db, id)
  if (!row) throw noParameter()
  return row
}

type Given<T> = { [Field in keyof T]?: T[Field] | undefined }

const groupRows = createRowWrites({
  table: specCategories,
  toContract: (row): SpecCategory => row,
  missing: 'Группа характеристик не найдена',
  order: [specCategories.displayOrder],
})

/** Null puts a group at the place of one without an order. */
const withOrder = <Group extends Given<NewSpecCategory>>(group: Group) => ({
  ...group,
  displayOrder: group.displayOrder === null ? 0 : group.displayOrder,
})

/** List in display order, and writes of groups of characteristics; removing one leaves its parameters without a group. */
export const specGroups = {
  ...groupRows,
  create: (db: Database, actor: Writer, group: NewSpecCategory) =>
    groupRows.create(db, actor, withOrder(group)),
  update: (db: Database, actor: Writer, id: number, changes: Given<NewSpecCategory>) =>
    groupRows.update(db, actor, id, withOrder(changes)),
}

/**
 * A new parameter; free characteristics of its key that fit it become its values. One whose key is a column of products reads that
 * column. Throws CONFLICT for a key in use, BAD_REQUEST for an unknown group, a choice without choices, or another type than the column's.
 */
export function createSpecParameter(
  db: Database,
  actor: Writer,
  parameter: NewSpecParameter,
): Promise<SpecParameter> {
  return staffTransaction(db, actor, async (tx) => {
    await requireFreeKey(tx, parameter.key)
    const { better = null, categoryId = null, ...given } = parameter
    const column = findSpecColumn(parameter.key)
    const dataType = parameter.dataType ?? column?.dataType ?? 'string'
    if (column && dataType !== column.dataType) throw typeOfColumn(parameter.key, column.dataType)
    const choices = column?.choices ?? (dataType === 'choice' ? (parameter.choices ?? []) : [])
    requireChoices(dataType, choices)
    return insertSpecParameter(tx, {
      ...given,
      categoryId,
      better,
      dataType,
      choices,
      displayOrder: parameter.displayOrder ?? 0,
      productColumn: column ? parameter.key : null,
    })
  })
}

/** Throws CONFLICT when another parameter has the key. */
export async function requireFreeKey(tx: Transaction, key: string): Promise<void> {
  const other = await findNameByKey(tx, key)
  if (other === null) return
  const message = `Ключ «${key}» уже есть у параметра «${other}»`
  throw new AppError('CONFLICT', message, undefined, { errors: { key: message } })
}

/**
 * Undefined is left as it is, null is cleared. Values that do not fit another type or other choices become free characteristics.
 * Throws like createSpecParameter, NOT_FOUND, and BAD_REQUEST for another key.
 */
export function updateSpecParameter(
  db: Database,
  actor: Writer,
  id: number,
  changes: Given<NewSpecParameter>,
): Promise<SpecParameter> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockSpecParameter(tx, id)
    if (!current) throw noParameter()
    if (changes.key !== undefined && changes.key !== current.key) {
      throw new AppError('BAD_REQUEST', 'Ключ стоит в адресах и прайсах, поэтому не меняется')
    }
    const dataType = changes.dataType === null ? 'string' : (changes.dataType ?? current.dataType)
    const wanted = changes.choices === null ? [] : (changes.choices ?? current.choices)
    const choices = dataType === 'choice' ? wanted : []
    if (current.productColumn !== null) {
      if (dataType !== current.dataType) throw typeOfColumn(current.key, current.dataType)
      if (!isDeepStrictEqual(choices, current.choices))
        throw new AppError('BAD_REQUEST', 'Варианты этого параметра задаёт поле товара')
    }
    requireChoices(dataType, choices)
    await updateParameterRow(tx, id, {
      ...changes,
      dataType,
      choices,
      displayOrder: changes.displayOrder === null ? 0 : changes.displayOrder,
    })
    return requireSpecParameter(tx, id)
  })
}

/** Products keep its values as free characteristics. Throws NOT_FOUND. */
export function removeSpecParameter(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeParameterRow(tx, id))) throw noParameter()
  })
}

function requireChoices(dataType: DataType, choices: readonly string[]): void {
  if (dataType === 'choice' && choices.length === 0)
    throw new AppError('BAD_REQUEST', 'Добавьте варианты: без них выбирать не из чего')
}

const typeOfColumn = (key: string, dataType: DataType) =>
  new AppError('BAD_REQUEST', `«${key}» — поле товара, его тип: ${dataTypeLabels[dataType]}`)

/** The parameters of a category of the catalogue, in display order. Throws NOT_FOUND. */
export async function requireMappings(db: Database, categoryId: number): Promise<SpecMapping[]> {
  const stored = await findMappings(db, categoryId)
  if (!stored) throw noCategory()
  const known = await listKnownParameters(
    db,
    stored.map(({ parameterId }) => parameterId),
  )
  return stored
    .filter(({ parameterId }) => known.has(parameterId))
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
}

/** Replaces the parameters of a category. Throws NOT_FOUND, and BAD_REQUEST for an unknown parameter. */
export function updateMappings(
  db: Database,
  actor: Writer,
  categoryId: number,
  mappings: readonly SpecMapping[],
): Promise<SpecMapping[]> {
  return staffTransaction(db, actor, async (tx) => {
    const ids = mappings.map(({ parameterId }) => parameterId)
    const known = await listKnownParameters(
      tx,
      ids.filter((id) => id > 0 && id <= MAX_INTEGER),
    )
    if (ids.some((id) => !known.has(id))) throw new AppError('BAD_REQUEST', 'Такого параметра нет')
    await updateMappingsRow(tx, categoryId, [...mappings])
    return requireMappings(tx, categoryId)
  })
}
