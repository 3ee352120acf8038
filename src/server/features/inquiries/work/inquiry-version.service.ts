import { AppError } from '../../../app-error.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { requireInquiryDetail } from './inquiry-detail.service.ts'
import { findLastChange } from './inquiry-detail.store.ts'

/** Whether a locked inquiry is of the version that the writer has seen; null is any. */
export const isSeen = ({ version }: { version: number }, seen: number | null): boolean =>
  seen === null || seen === version

/** Why an inquiry of another version is not changed; `details` for a writer who asked of this one alone. */
export const changedMeanwhile = (details?: Record<string, unknown>) =>
  new AppError('CONFLICT', 'Запрос уже изменил другой сотрудник', undefined, details)

/**
 * Throws CONFLICT with `current`, `changedBy` and `changedAt` when a locked inquiry is not of the version that the writer has seen;
 * null is any.
 */
export async function requireSeen(tx: Transaction, row: Versioned, seen: number | null): Promise<void> {
  const unseen = await describeUnseen(tx, row, seen)
  if (unseen) throw changedMeanwhile(unseen)
}

/** What a writer has not seen of a locked inquiry, as a refusal tells it; null when it is the version seen. */
export async function describeUnseen(tx: Transaction, row: Versioned, seen: number | null) {
  if (isSeen(row, seen)) return null
  const current = await requireInquiryDetail(tx, row.id)
  const last = await findLastChange(tx, row.id)
  return { current, changedBy: last?.actor ?? null, changedAt: last?.at.toISOString() ?? null }
}

interface Versioned {
  id: number
  version: number
}
