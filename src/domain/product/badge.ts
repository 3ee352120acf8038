import type { Station } from '@septic-shop/plot/station.ts'

interface Marked {
  station: Pick<Station, 'body' | 'discharge' | 'variant'> | null
  isNew: boolean
  isPopular: boolean
  featured: boolean
}

/**
 * The single badge of a product card: staff's mark (decisions.md), else for what plot the body is made; and the pump, wherever there is
 * one.
 */
export function badgeOf({ station, ...marks }: Marked): string | null {
  const first = markOf(marks) ?? plotOf(station)
  if (station?.discharge !== 'pump') return first
  return first === null ? 'С насосом' : `${first} · насос`
}

function markOf({ isNew, isPopular, featured }: Omit<Marked, 'station'>): string | null {
  if (isNew) return 'Новинка'
  if (isPopular) return 'Популярный'
  return featured ? 'Рекомендуем' : null
}

function plotOf(station: Marked['station']): string | null {
  if (station?.variant === 'long' || station?.variant === 'reinforced') return 'Глубокая труба'
  return station?.body === 'low' ? 'Высокая вода' : null
}
