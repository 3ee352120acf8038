import type { INQUIRY_STATUSES, INQUIRY_TYPES } from './inquiry-kinds.ts'

type Type = (typeof INQUIRY_TYPES)[number]
type Status = (typeof INQUIRY_STATUSES)[number]

const TYPES: Record<string, string> = {
  product: 'Товар',
  installation: 'Монтаж',
  service: 'Обслуживание',
  consultation: 'Консультация',
  repair: 'Ремонт',
} satisfies Partial<Record<Type, string>>

/** Statuses in their workflow order. */
export const STATUSES = [
  { status: 'new', label: 'Новый', labelOfMany: 'Новые' },
  { status: 'processing', label: 'В обработке', labelOfMany: 'В обработке' },
  { status: 'completed', label: 'Завершен', labelOfMany: 'Завершённые' },
  { status: 'canceled', label: 'Отменен', labelOfMany: 'Отменённые' },
] as const satisfies readonly { status: Status; label: string; labelOfMany: string }[]

/** Label of a request's type (admin.md, section 2). */
export function formatType(type: string): string {
  return TYPES[type] ?? 'Другое'
}

/** Label of a request's status (admin.md, section 4). */
export function formatStatus(status: string): string {
  return STATUSES.find((known) => known.status === status)?.label ?? 'Неизвестно'
}
