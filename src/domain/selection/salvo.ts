import type { SiteAnswers } from './answers.ts'

/** Litres that may flow within half an hour (the worked sum of the shop's article: 150 + 80 + 50 = 280). */
export const SALVO_LITRES = { bath: 150, shower: 80, washer: 50, banya: 100 } as const

/** Litres that the fixtures that were named may let go at once: a lower bound. Null when none was named. */
export function salvoOf({ baths, showers, washers, banya }: SiteAnswers): number | null {
  if ([baths, showers, washers, banya].every((one) => one === null)) return null
  return (
    (baths ?? 0) * SALVO_LITRES.bath +
    (showers ?? 0) * SALVO_LITRES.shower +
    (washers ?? 0) * SALVO_LITRES.washer +
    (banya ? SALVO_LITRES.banya : 0)
  )
}
