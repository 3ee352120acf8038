import { FREE_FIELD, IMPORT_FIELDS, SPEC_FIELD } from '../../../../contract/catalogue/import-fields.ts'
import type { ImportedProduct } from '../../catalogue/products/imported-products.service.ts'

/** What a field shows besides the product itself. */
export interface Names {
  maker(id: number): string
  category(id: number): string | number
}

/** Value of an exported cell; numbers are numbers in the sheet too. */
export type ExportCell = string | number | null

/** What a product has in a field, by the names of the API: money is kopecks. */
export function fieldValue(product: ImportedProduct, field: string): unknown {
  if (field === 'manufacturer') return product.manufacturerId
  if (field.startsWith(SPEC_FIELD)) return product.specs[field.slice(SPEC_FIELD.length)] ?? null
  if (field.startsWith(FREE_FIELD)) return product.technicalSpecs[storedKey(product, field)] ?? null
  const value = Object.hasOwn(product, field) ? Reflect.get(product, field) : null
  return value instanceof Date ? value.toISOString() : (value ?? null)
}

/** The key of a free characteristic as the product has it: heads of columns lose their outer spaces. */
export function storedKey(product: ImportedProduct | null, field: string): string {
  const key = field.slice(FREE_FIELD.length)
  const stored = product?.technicalSpecs ?? {}
  if (Object.hasOwn(stored, key)) return key
  return Object.keys(stored).find((one) => one.length > key.length && one.trim() === key) ?? key
}

/** The cell of a product in a field, as the export writes it and the import compares it. */
export function renderValue(product: ImportedProduct, field: string, names: Names): ExportCell {
  const value = fieldValue(product, field)
  if (value === null) return null
  if (field === 'manufacturer') return names.maker(product.manufacturerId)
  if (field === 'categoryId') return product.categoryId === null ? null : names.category(product.categoryId)
  const known = IMPORT_FIELDS[field]
  if (known?.kind === 'money' && typeof value === 'number') return value / 100
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (Array.isArray(value)) {
    const words = value.map((one) => known?.words?.[String(one)] ?? String(one))
    return words.join(field === 'features' || field.startsWith(FREE_FIELD) ? '\n' : ', ')
  }
  return known?.words?.[String(value)] ?? String(value)
}
