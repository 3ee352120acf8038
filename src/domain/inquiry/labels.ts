import type { INQUIRY_STATUSES, INQUIRY_TYPES } from './kinds.ts'

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

/** Label of an inquiry's type (admin.md, section 2). */
export function formatType(type: string): string {
  return TYPES[type] ?? 'Другое'
}

/** Kind of inquiries that came from the selection, as staff filter them. */
export const SELECTION_KIND = 'Подбор'

/** Label of an inquiry's kind: of its type, but that answers of the wizard say more than «Другое». */
export function formatKind({ type, wizardData }: { type: string; wizardData?: unknown }): string {
  return type === 'other' && wizardData != null ? SELECTION_KIND : formatType(type)
}

/** Label of an inquiry's status (admin.md, section 4). */
export function formatStatus(status: string): string {
  return STATUSES.find((known) => known.status === status)?.label ?? 'Неизвестно'
}
