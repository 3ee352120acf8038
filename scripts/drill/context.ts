import type { DrillShop, ShopOptions } from './shop.ts'

/** What every drill is given. */
export interface DrillContext {
  /** How often it strikes. */
  times: number
  /** Opens a shop, which is stopped after the drill. */
  openShop(options?: Partial<ShopOptions>): Promise<DrillShop>
}

/** The drill cannot be done on this machine; the message says why. */
export class CannotTry extends Error {}
