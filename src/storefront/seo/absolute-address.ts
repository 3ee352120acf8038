/** The whole address of something on this site or elsewhere; null when the text is no address, as in «http://». */
export function absoluteAddress(address: string, origin: string): string | null {
  return URL.canParse(address, origin) ? new URL(address, origin).href : null
}
