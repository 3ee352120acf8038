import { plural } from '../../lib/text/plural.ts'

/** Labels of the availabilities, as staff and visitors read them. */
export const availabilityLabels = {
  in_stock: 'В наличии',
  made_to_order: 'Под заказ',
  discontinued: 'Снят с производства',
} as const

/** What the words about availability need; both absent in lists that older versions stored. */
interface Available {
  availability?: keyof typeof availabilityLabels | undefined
  /** Days until a product made to order is there. */
  leadDays?: number | null | undefined
}

/** What a visitor reads about availability; null for what is in stock, which goes without saying. */
export function formatAvailability({ availability = 'in_stock', leadDays }: Available): string | null {
  if (availability === 'in_stock') return null
  const label = availabilityLabels[availability]
  if (availability === 'discontinued' || leadDays == null || leadDays === 0) return label
  return `${label}, ${leadDays} ${plural(leadDays, ['день', 'дня', 'дней'])}`
}
