/** How an inquiry came that staff entered themselves: by telephone, or at the office. */
export const HAND_SOURCES = ['phone', 'visit'] as const
type HandSource = (typeof HAND_SOURCES)[number]

/** Whether staff entered an inquiry themselves, and how it came; null for one that a visitor sent, whatever his link called itself. */
export function findHandSource({
  sourceName,
  source: { page, referrer, utm },
}: {
  sourceName: string
  source: { page: unknown; referrer: unknown; utm: unknown }
}): HandSource | null {
  if (page !== null || referrer !== null || utm !== null) return null
  return HAND_SOURCES.find((one) => one === sourceName) ?? null
}
