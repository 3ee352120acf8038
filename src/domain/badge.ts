import type { Station } from './station.ts'

interface Marked {
  station: Pick<Station, 'body' | 'discharge' | 'variant'> | null
  isNew: boolean
  isPopular: boolean
  featured: boolean
}

/** The single badge of a product card: staff's mark first (decisions.md), else derived from the station. */
export function badgeOf({ station, isNew, isPopular, featured }: Marked): string | null {
  if (isNew) return 'Новинка'
  if (isPopular) return 'Популярный'
  if (featured) return 'Рекомендуем'
  if (station === null) return null
  const { body, discharge, variant } = station
  if (variant === 'long' || variant === 'reinforced') return 'Глубокая труба'
  if (body === 'low') return 'Высокая вода'
  return discharge === 'pump' ? 'С насосом' : null
}
