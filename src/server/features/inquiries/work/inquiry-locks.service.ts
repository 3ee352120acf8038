import { AppError } from '../../../app-error.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { lockInquiry } from './inquiry-work.store.ts'

export { lockInquiries } from './inquiry-work.store.ts'

/**
 * Throws for an inquiry whose personal data was erased: what is added to it would have to be erased again. By default CONFLICT;
 * `refusal` for those who are told otherwise.
 */
export function requireNotErased(
  { id, erasedAt }: { id: number; erasedAt: Date | null },
  refusal = new AppError('CONFLICT', `Данные удалены: в запросе № ${id} больше ничего не меняют`),
): void {
  if (erasedAt !== null) throw refusal
}

/** The inquiry, locked until the transaction ends. Throws as `requireOpen`. */
export async function requireOpenRow(tx: Transaction, id: number) {
  return requireOpen(id, await lockInquiry(tx, id))
}

/**
 * A locked inquiry, if it can be worked on. Throws NOT_FOUND for none, CONFLICT for one whose personal data was erased, and CONFLICT
 * with `mergedInto` for one that was merged into another: that one is worked on.
 */
export function requireOpen<Row extends Workable>(id: number, row: Row | null): Row {
  if (!row) throw new AppError('NOT_FOUND', 'Запрос не найден')
  requireNotErased(row)
  const { mergedIntoId: mergedInto } = row
  if (mergedInto !== null) {
    const message = `Запрос № ${id} объединён с № ${mergedInto}: откройте № ${mergedInto}`
    throw new AppError('CONFLICT', message, undefined, { mergedInto })
  }
  return row
}

interface Workable {
  id: number
  erasedAt: Date | null
  mergedIntoId: number | null
}
