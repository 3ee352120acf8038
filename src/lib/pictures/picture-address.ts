/**
 * Whether a picture's address that staff entered is allowed: an absolute http or https address, a path of this site, or a bare
 * name (storefront.md, featured image rule). False for any other scheme (`javascript:`, `data:`, `file:`) and for `//host`.
 */
export function isPictureAddress(value: string): boolean {
  const address = value.trim()
  // Browsers ignore tabs and line breaks inside a scheme, and treat a backslash as a slash.
  if (/\p{Cc}/u.test(address) || /^[/\\]{2}/.test(address)) return false
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return true
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address)
}

/** A stored address if it is allowed; null for one that was stored before the rule existed and violates it. */
export function toShownPicture(address: string | null): string | null {
  return address !== null && isPictureAddress(address) ? address : null
}
