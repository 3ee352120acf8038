import type { Inquiry } from '../../contract/inquiries.ts'
import { readCartMessage } from '../../lib/cart-message-parts.ts'
import { sumPrices } from '../../lib/money.ts'

/** A value of the export: a text, a moment, a sum in rubles, or nothing. */
export type ExportValue = string | number | Date | null

interface ExportColumn {
  title: string
  /** Width in characters. */
  width: number
  value(inquiry: Inquiry): ExportValue
}

const TYPES: Readonly<Record<Inquiry['type'], string>> = {
  product: 'Товар',
  installation: 'Монтаж',
  service: 'Обслуживание',
  consultation: 'Консультация',
  repair: 'Ремонт',
  other: 'Другое',
}

const STATUSES: Readonly<Record<Inquiry['status'], string>> = {
  new: 'Новый',
  processing: 'В обработке',
  completed: 'Завершен',
  canceled: 'Отменен',
}

const toMoment = (text: string | null) => (text === null ? null : new Date(text))

/** Columns of the export: those of the table (admin.md, section 2), then contacts and the work. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { title: 'ID', width: 8, value: ({ id }) => id },
  { title: 'Дата', width: 17, value: ({ createdAt }) => toMoment(createdAt) },
  { title: 'Тип', width: 14, value: ({ type }) => TYPES[type] },
  { title: 'Клиент', width: 26, value: ({ name }) => name },
  { title: 'Телефон', width: 19, value: formatPhone },
  { title: 'Почта', width: 26, value: ({ email }) => email },
  { title: 'О чём', width: 36, value: toSubject },
  { title: 'Сумма, ₽', width: 13, value: toSum },
  { title: 'Статус', width: 14, value: ({ status }) => STATUSES[status] },
  { title: 'Ответственный', width: 22, value: ({ assignee }) => assignee?.name ?? null },
  { title: 'Первый ответ', width: 17, value: ({ answeredAt }) => toMoment(answeredAt) },
  { title: 'Следующий контакт', width: 19, value: ({ nextContactAt }) => toMoment(nextContactAt) },
  { title: 'Причина отказа', width: 22, value: ({ lostReason }) => lostReason },
  { title: 'Источник', width: 16, value: ({ sourceName }) => sourceName },
  { title: 'Страница', width: 28, value: ({ source }) => source.page },
  { title: 'Адрес', width: 28, value: ({ address }) => address },
  { title: 'Удобная дата', width: 16, value: ({ preferredDate }) => preferredDate },
  { title: 'Удобное время', width: 16, value: ({ preferredTime }) => preferredTime },
  { title: 'Сообщение', width: 50, value: ({ message }) => message },
  { title: 'Спам', width: 7, value: ({ spam }) => (spam ? 'да' : null) },
]

function formatPhone({ phone, phoneE164 }: Inquiry): string {
  const [, code, first, second, third] = phoneE164?.match(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/) ?? []
  return code === undefined ? (phoneE164 ?? phone) : `+7 ${code} ${first}-${second}-${third}`
}

/** The first model with the number of others, or the service, or the first words. */
function toSubject({ items, message, productName, service, type }: Inquiry): string | null {
  const [first] = items ?? []
  if (first) {
    const others = (items?.length ?? 0) - 1 + (readCartMessage(message).further?.count ?? 0)
    return others > 0 ? `${first.name} + ${others}` : first.name
  }
  return productName ?? (type === 'other' ? service : null) ?? message
}

/** Sum of the cart in rubles; null without prices. */
function toSum({ items, message }: Inquiry): number | null {
  if (!items || items.length === 0) return null
  const kopecks = sumPrices(items) + (readCartMessage(message).further?.sum ?? 0)
  return kopecks === 0 ? null : kopecks / 100
}
