import { AppError } from '../../../app-error.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import type { ToldInquiries } from '../../deliveries/compose-ring.service.ts'
import { requireInquiry } from '../list/inquiry-list.service.ts'
import { lockInquiries, requireNotErased } from '../work/inquiry-locks.service.ts'
import { listStillDue } from './reminders.store.ts'

/** What deliveries ask of the inquiries that they tell of. */
export const toldInquiries: ToldInquiries = { read: requireInquiry, listStillDue, requireContactable }

async function requireContactable(tx: Transaction, inquiryId: number): Promise<void> {
  const [inquiry] = await lockInquiries(tx, [inquiryId])
  if (!inquiry) throw new AppError('NOT_FOUND', 'Запрос не найден')
  requireNotErased(inquiry, new AppError('CONFLICT', 'Данные этого посетителя удалены: сообщать не о чем'))
  if (inquiry.doNotContact)
    throw new AppError('CONFLICT', 'Посетитель отозвал согласие: о его запросе больше не сообщают')
}
