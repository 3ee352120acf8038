import { IMPORT_FIELDS, importLabel } from '../../../contract/catalogue/import-fields.ts'
import type { Import, ImportKind } from '../../../contract/catalogue/imports.ts'
import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import { plural } from '../../../lib/text/plural.ts'

/** «1 строка», «30 строк». */
export const countRowsOf = (count: number) =>
  `${count.toLocaleString('ru-RU')} ${plural(count, ['строка', 'строки', 'строк'])}`

/** «Применить 1 строку». */
export const rowsToApply = (count: number) =>
  `${count.toLocaleString('ru-RU')} ${plural(count, ['строку', 'строки', 'строк'])}`

/** The result of a row as its badge says it. */
export const KIND_LABELS: Readonly<Record<ImportKind, string>> = {
  new: 'Новый',
  changed: 'Изменится',
  same: 'Без изменений',
  error: 'Пропустим',
  missing: 'Нет в файле',
}

/** The same of an import that is applied. */
export const DONE_LABELS: Readonly<Record<ImportKind, string>> = {
  new: 'Добавлен',
  changed: 'Изменён',
  same: 'Без изменений',
  error: 'Пропущен',
  missing: 'Нет в файле',
}

/** A parameter as far as changes name it. */
export interface NamedParameter {
  key: string
  name: string
}

/** What a field of a change is called, and how its values are read; a parameter by its name. */
export function fieldOf(field: string, parameters: readonly NamedParameter[] = []): RecordField {
  const label = () => importLabel(field, (key) => parameters.find((one) => one.key === key)?.name)
  return findRecordField('products', field) ?? IMPORT_FIELDS[field] ?? { label: label(), kind: 'text' }
}

/** What an import has changed: «27 и 2 новых». */
export function describeResult({ state, counts, message }: Import): string {
  if (state === 'failed') return message ?? 'Не вышло'
  if (state === 'uploaded') return 'Загружен, не проверен'
  if (state === 'checking') return 'Проверяется'
  if (state === 'applying') return 'Применяется'
  if (state === 'checked') return 'Проверен, не применён'
  const made = counts.new > 0 ? `${counts.new} ${plural(counts.new, ['новый', 'новых', 'новых'])}` : ''
  return [counts.changed > 0 || made === '' ? String(counts.changed) : '', made].filter(Boolean).join(' и ')
}
