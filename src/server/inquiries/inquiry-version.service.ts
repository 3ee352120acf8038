import { AppError } from '../app-error.ts'
import type { Transaction } from '../db/database.ts'
import { requireInquiryDetail } from './inquiry-detail.service.ts'
import { findLastChange } from './inquiry-detail.store.ts'

/**
 * Throws CONFLICT with `current`, `changedBy` and `changedAt` when a locked request is not of the version that the writer has seen;
 * null is any.
 */
export async function requireSeen(
  tx: Transaction,
  { id, version }: { id: number; version: number },
  seen: number | null,
): Promise<void> {
  if (seen === null || seen === version) return
  const current = await requireInquiryDetail(tx, id)
  const last = await findLastChange(tx, id)
  throw new AppError('CONFLICT', 'Запрос уже изменил другой сотрудник', undefined, {
    current,
    changedBy: last?.actor ?? null,
    changedAt: last?.at.toISOString() ?? null,
  })
}
