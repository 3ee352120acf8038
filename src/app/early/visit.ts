/**
 * Keeps referrer and address of the first page of this tab's visit, before anything else, for some leave within a second.
 * Read by `src/storefront/inquiry/fields/accompanying.ts`, which may share no code with this script.
 */
export function rememberVisit(): void {
  try {
    sessionStorage.src ??= `${document.referrer} ${location}`
  } catch {
    // Storage is forbidden: inquiries go without their source.
  }
}
