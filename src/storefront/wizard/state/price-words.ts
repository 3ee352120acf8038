import { priceScope } from '../../../domain/price/price.ts'

/** Said beside a price where works come on top of it. */
export const EXTRAS = '+ доплаты'

/** What a model's price contains, and that the works of its plot come on top of it: «с установкой + доплаты». */
export function tellScope(installationPrice: number | null, extras: readonly string[]): string {
  const scope = priceScope(installationPrice)
  return extras.length > 0 ? `${scope} ${EXTRAS}` : `${scope}`
}
