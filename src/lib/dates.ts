const longDate = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' })
const longDateTime = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** A date in words, Moscow time; missing and unreadable ones have their own texts (storefront.md, section 8). */
export function formatDate(iso: string | null | undefined, withTime = false): string {
  if (!iso) return 'Дата не указана'
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Неверная дата'
  return (withTime ? longDateTime : longDate).format(date)
}
