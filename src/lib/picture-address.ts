/**
 * True for what may stand where staff name a picture: a whole http or https address, a path of this site, or a bare name
 * (storefront.md, featured image rule). False for any other scheme (`javascript:`, `data:`, `file:`) and for `//host`.
 */
export function isPictureAddress(value: string): boolean {
  const address = value.trim()
  // Browsers pass over tabs and line ends inside a scheme, and read a backslash as a slash.
  if (/\p{Cc}/u.test(address) || /^[/\\]{2}/.test(address)) return false
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return true
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address)
}

/** A stored address as it may be shown; null for one that today's rule would refuse. */
export function toShownPicture(address: string | null): string | null {
  return address !== null && isPictureAddress(address) ? address : null
}
