import { Secret, TOTP } from 'otpauth'
import type { TestShop } from './shop.ts'

/** The code that an app with this secret shows, `steps` of half a minute from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A code that is certainly wrong: none of those of the steps around. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (one) => !right.includes(one),
  )
  return wrong ?? ''
}

/** Lets codes be used again that were used before: half a minute passes in no time. */
export async function forgetSteps(shop: TestShop): Promise<void> {
  await shop.database.pool.query('update second_factors set last_step = 0')
}
