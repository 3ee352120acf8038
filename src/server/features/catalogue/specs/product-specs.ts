import type { Product, ShownParameter, TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import type { SpecCategory, SpecChanges, SpecParameter, Specs } from '../../../../contract/catalogue/specs.ts'
import { type ColumnValues, readSpecColumn } from '../../../../domain/product/spec-columns.ts'
import { knownSpecs } from '../../../../domain/product/spec-labels.ts'
import { isSpecMissing } from '../../../../domain/product/spec-value.ts'
import { wrongField } from '../../../app-error.ts'

/** Values of a product's parameters: the stored ones, and those of its columns; absent is unknown. */
export function toSpecs(stored: Specs, product: ColumnValues, parameters: readonly SpecParameter[]): Specs {
  return Object.fromEntries(
    parameters.flatMap(({ key, productColumn }) => {
      const value = productColumn === null ? ownValue(stored, key) : readSpecColumn(product, productColumn)
      return value === undefined || value === null ? [] : [[key, value]]
    }),
  )
}

const ownValue = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

interface Written {
  technicalSpecs?: TechnicalSpecs | undefined
  specs?: SpecChanges | null | undefined
}

/** What is stored of a product, as it is answered. */
interface Present {
  technicalSpecs: TechnicalSpecs
  product: ColumnValues
}

/**
 * The characteristics to store for a write of free ones, of parameters, or both: a parameter's value stands among them by its key, and
 * the database keeps it in `specs` (migration `0025_catalogue`). Undefined when the write names neither. Throws BAD_REQUEST for an
 * unknown parameter, one that is a column, and a value of another type.
 */
export function mergeSpecs(
  { technicalSpecs, specs, ...columns }: Written & ColumnValues,
  present: Present,
  parameters: readonly SpecParameter[],
): TechnicalSpecs | undefined {
  const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]))
  for (const [key, value] of Object.entries(technicalSpecs ?? {})) {
    const parameter = byKey.get(key)
    const isTyped = parameter && parameter.productColumn === null && parameter.dataType !== 'string'
    if (isTyped && !isSpecMissing(value) && ownValue(present.technicalSpecs, key) !== value)
      requireFitting(parameter, value)
  }
  const changes = Object.entries(specs ?? {}).filter(([key, value]) => {
    const parameter = byKey.get(key)
    if (!parameter) throw wrong(key, `Параметра «${key}» нет`)
    const isEmpty = isSpecMissing(value)
    if (parameter.productColumn !== null) {
      // A product that is sent back whole names its columns twice: as they are, or as this write sets them.
      const known = [present.product, columns].map((one) =>
        readSpecColumn(one, parameter.productColumn ?? ''),
      )
      if (!known.includes(isEmpty ? null : value))
        throw wrong(key, `«${parameter.name}» — поле товара, меняется в нём самом`)
      return false
    }
    if (!isEmpty) requireFitting(parameter, value)
    return true
  })
  if (technicalSpecs === undefined && changes.length === 0) return undefined
  const merged = new Map(Object.entries(technicalSpecs ?? present.technicalSpecs))
  for (const [key, value] of changes) {
    if (isSpecMissing(value)) merged.delete(key)
    else merged.set(key, value)
  }
  return Object.fromEntries(merged)
}

const EXPECTED = {
  string: 'ожидается текст',
  number: 'ожидается число',
  boolean: 'ожидается да или нет (true, false)',
} as const

function requireFitting({ key, name, dataType, choices }: SpecParameter, value: unknown): void {
  if (dataType === 'choice') {
    if (typeof value === 'string' && choices.includes(value)) return
    throw wrong(key, `«${name}»: выберите из списка: ${choices.join(', ')}`)
  }
  if (typeof value !== dataType) throw wrong(key, `«${name}»: ${EXPECTED[dataType]}`)
}

const wrong = (key: string, message: string) => wrongField(`specs.${key}`, message)

/**
 * The parameters that a product's page and the comparison show of it. Of columns without a row of their own (`spec-labels.ts`) only those
 * that staff compare: the page shows the others in its own way, if at all.
 */
export function listShownParameters(
  { specs, technicalSpecs, words = {} }: Pick<Product, 'specs' | 'technicalSpecs' | 'words'>,
  parameters: readonly SpecParameter[],
  groups: readonly SpecCategory[],
): ShownParameter[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return parameters.flatMap(({ key, name, unit, categoryId, isComparable, better, productColumn }, place) => {
    const isValued = [specs, technicalSpecs, words].some((values) => Object.hasOwn(values, key))
    const hasRow = productColumn === null || isComparable || knownSpecs.includes(productColumn)
    if (!isValued || !hasRow) return []
    const group = (categoryId === null ? undefined : names.get(categoryId)) ?? null
    return [{ key, name, unit, group, place, isComparable, better }]
  })
}

/** How much of a category's parameters a product has. */
interface Filling {
  /** 0–100, rounded down; null without parameters. */
  percent: number | null
  /** Names of parameters without a value, required ones first. */
  missing: string[]
}

/** By the mappings of the product's category; without any, by the parameters of the comparison. */
export function measureFilling(
  specs: Specs,
  mappings: readonly { parameterId: number; isRequired: boolean }[],
  parameters: readonly SpecParameter[],
): Filling {
  const required = new Set(mappings.filter((one) => one.isRequired).map(({ parameterId }) => parameterId))
  const mapped = new Set(mappings.map(({ parameterId }) => parameterId))
  const own = parameters.filter(({ id, isComparable }) => (mapped.size > 0 ? mapped.has(id) : isComparable))
  const missing = own.filter(({ key }) => !Object.hasOwn(specs, key))
  return {
    percent: own.length === 0 ? null : Math.floor(((own.length - missing.length) / own.length) * 100),
    missing: [
      ...missing.filter(({ id }) => required.has(id)),
      ...missing.filter(({ id }) => !required.has(id)),
    ].map(({ name }) => name),
  }
}
