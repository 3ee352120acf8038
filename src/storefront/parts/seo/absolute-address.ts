/** Resolves an address against the origin; null when it is invalid («http://»). */
export function absoluteAddress(address: string, origin: string): string | null {
  return URL.canParse(address, origin) ? new URL(address, origin).href : null
}
