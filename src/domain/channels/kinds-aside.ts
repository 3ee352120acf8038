import type { DeliveryKind } from './delivery-kinds.ts'

/** Messages to the own address of a client or a colleague: that it cannot be reached says nothing about the shop's channels. */
export const PERSONAL_KINDS: ReadonlySet<DeliveryKind> = new Set(['copy', 'account'])

/** Messages by which staff hear nothing of inquiries: those, and tests. */
export const KINDS_ASIDE: ReadonlySet<DeliveryKind> = new Set(['test', ...PERSONAL_KINDS])
