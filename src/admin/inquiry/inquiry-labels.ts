import type { Inquiry } from '../../contract/inquiries.ts'

const TYPES: Record<string, string> = {
  product: 'Товар',
  installation: 'Монтаж',
  service: 'Обслуживание',
  consultation: 'Консультация',
  repair: 'Ремонт',
} satisfies Partial<Record<Inquiry['type'], string>>

/** Statuses in the order of the work. */
export const STATUSES = [
  { status: 'new', label: 'Новый', labelOfMany: 'Новые' },
  { status: 'processing', label: 'В обработке', labelOfMany: 'В обработке' },
  { status: 'completed', label: 'Завершен', labelOfMany: 'Завершённые' },
  { status: 'canceled', label: 'Отменен', labelOfMany: 'Отменённые' },
] as const satisfies readonly { status: Inquiry['status']; label: string; labelOfMany: string }[]

/** The kind of a request in words (admin.md, section 2). */
export function formatType(type: string): string {
  return TYPES[type] ?? 'Другое'
}

/** The status of a request in words (admin.md, section 4). */
export function formatStatus(status: string): string {
  return STATUSES.find((known) => known.status === status)?.label ?? 'Неизвестно'
}
