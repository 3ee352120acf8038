import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { readContactWords } from '../../../../domain/inquiry/contact-message.ts'
import { formatKind, formatStatus } from '../../../../domain/inquiry/labels.ts'
import type { OfferedModel } from '../../../../domain/inquiry/offer/offer.ts'
import { readOffer } from '../../../../domain/inquiry/offer/stored-offer.ts'
import { formatSource } from '../../../../domain/inquiry/source-name.ts'
import { describeSubject, toCart } from '../../../../domain/inquiry/subject.ts'
import { formatShortDate, isDay } from '../../../../lib/dates.ts'
import { formatInternational } from '../../../../lib/text/phone.ts'
import { formatPhone, readPhoneRemark } from '../../../../lib/text/shown-phone.ts'

/** A value of the export: a text, a moment, a sum in rubles, or nothing. */
export type ExportValue = string | number | Date | null

interface ExportColumn {
  title: string
  /** Width in characters. */
  width: number
  /** `offered` is that of `findOfferedModel`, read once for the row. */
  value(inquiry: Inquiry, offered: OfferedModel | null): ExportValue
}

const toMoment = (text: string | null) => (text === null ? null : new Date(text))

/** Columns of the export: those of the table (admin.md, section 2), then contacts and the work. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { title: 'ID', width: 8, value: ({ id }) => id },
  { title: 'Дата', width: 17, value: ({ createdAt }) => toMoment(createdAt) },
  { title: 'Тип', width: 14, value: formatKind },
  { title: 'Клиент', width: 26, value: ({ name }) => name },
  { title: 'Телефон', width: 19, value: toPhoneCell },
  { title: 'Почта', width: 26, value: ({ email }) => email },
  { title: 'О чём', width: 36, value: (inquiry) => describeSubject(inquiry).what || null },
  { title: 'Сумма, ₽', width: 13, value: toSum },
  { title: 'Статус', width: 14, value: ({ status }) => formatStatus(status) },
  { title: 'Ответственный', width: 22, value: ({ assignee }) => assignee?.name ?? null },
  { title: 'Первый ответ', width: 17, value: ({ answeredAt }) => toMoment(answeredAt) },
  { title: 'Следующий контакт', width: 19, value: ({ nextContactAt }) => toMoment(nextContactAt) },
  { title: 'Причина отказа', width: 22, value: ({ lostReason }) => lostReason },
  { title: 'Источник', width: 16, value: ({ sourceName }) => formatSource(sourceName) },
  { title: 'Страница', width: 28, value: ({ source }) => source.page },
  { title: 'Адрес', width: 28, value: ({ address }) => address },
  { title: 'Удобная дата', width: 16, value: toDayCell },
  { title: 'Удобное время', width: 16, value: ({ preferredTime }) => preferredTime },
  { title: 'Сообщение', width: 50, value: ({ message }) => readContactWords(message) },
  { title: 'Спам', width: 7, value: ({ spam }) => (spam ? 'да' : null) },
  { title: 'Подбор: модель', width: 26, value: (_, offered) => offered?.name ?? null },
  { title: 'Подбор: сумма, ₽', width: 16, value: (_, offered) => toRubles(offered?.price ?? null) },
]

/** The day as people write it: «01.12.2026»; what is no day stays as it was typed. */
function toDayCell({ preferredDate }: Inquiry): string | null {
  return preferredDate !== null && isDay(preferredDate) ? formatShortDate(preferredDate) : preferredDate
}

/** Sum of the cart in rubles; null without prices. */
function toSum(inquiry: Inquiry): number | null {
  const kopecks = toCart(inquiry)?.total ?? 0
  return kopecks === 0 ? null : kopecks / 100
}

/** What the selection offered: the model that was asked for, else its best one, also beside a cart or another product. */
function findOfferedModel({ wizardData, productName }: Inquiry): OfferedModel | null {
  const models = readOffer(wizardData)?.models ?? []
  return models.find(({ name }) => name === productName) ?? models[0] ?? null
}

const toRubles = (kopecks: number | null) => (kopecks === null ? null : kopecks / 100)

/** The values of an inquiry's row, one for each column. */
export function toExportRow(inquiry: Inquiry): ExportValue[] {
  const offered = findOfferedModel(inquiry)
  return EXPORT_COLUMNS.map(({ value }) => value(inquiry, offered))
}

/** A phone in groups: a spreadsheet takes digits alone for a number, and rounds it. */
function toPhoneCell(inquiry: Inquiry): string {
  return [groupDigits(inquiry), readPhoneRemark(inquiry)].filter(Boolean).join(', ')
}

function groupDigits(inquiry: Inquiry): string {
  const shown = formatPhone(inquiry)
  if (/^\+\d+$/.test(shown)) return formatInternational(shown)
  return /^\d{7,}$/.test(shown) ? shown.replaceAll(/\d{3}(?=\d)/g, '$&-') : shown
}
