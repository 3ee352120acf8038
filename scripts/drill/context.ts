import type { DrillShop, ShopOptions } from './shop.ts'

/** What every drill is given. */
export interface DrillContext {
  /** For what it needs; deleted afterwards. */
  folder: string
  /** How often it strikes. */
  times: number
  /** How long the soak takes. */
  minutes: number
  /** Commit of the version that is upgraded. */
  from: string
  /** Opens a shop, which is stopped after the drill. */
  openShop(options?: Partial<ShopOptions>): Promise<DrillShop>
  /** Is done after the drill, once the shops have stopped; the last one first. */
  end(work: () => unknown): void
}

/** The drill cannot be done on this machine; the message says why. */
export class CannotTry extends Error {}
