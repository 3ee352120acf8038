/** Where forms send an inquiry: to the messenger, as storefront.md specifies, to the site, or to both. */
export const LEAD_HANDLING = ['messenger', 'site', 'both'] as const
export type LeadHandling = (typeof LEAD_HANDLING)[number]

export const MESSENGER_KINDS = ['whatsapp', 'telegram', 'max', 'vk'] as const
export type MessengerKind = (typeof MESSENGER_KINDS)[number]

/** A way to write to the dealer; `value` is a phone number, a name or an address, by its kind. */
export interface Messenger {
  kind: MessengerKind
  value: string
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Понедельник',
  tue: 'Вторник',
  wed: 'Среда',
  thu: 'Четверг',
  fri: 'Пятница',
  sat: 'Суббота',
  sun: 'Воскресенье',
}

/** Working hours of each weekday in Moscow, «09:00» to «19:00»; null is a day off. */
export type WorkingWeek = Record<Weekday, [from: string, to: string] | null>

/** Hours of an empty database, as its visible text «9:00-19:00 без выходных». */
export const WORKING_WEEK: WorkingWeek = {
  mon: ['09:00', '19:00'],
  tue: ['09:00', '19:00'],
  wed: ['09:00', '19:00'],
  thu: ['09:00', '19:00'],
  fri: ['09:00', '19:00'],
  sat: ['09:00', '19:00'],
  sun: ['09:00', '19:00'],
}
