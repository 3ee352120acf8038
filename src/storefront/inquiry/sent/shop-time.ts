import { sentSecret } from '../../parts/additions/sent-secret.ts'

/** A moment of this device's clock, ms, by that of the shop when it answered the inquiry of this number: staff call by that one. */
export const toShopTime = (id: number, at: number): Date => new Date(at + (sentSecret(id).get()?.ahead ?? 0))
