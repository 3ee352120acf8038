/** Builds dist/ unless it was built from exactly these sources. Returns whether dist/ is usable. */
export function ensureBuilt(node: string, options?: { force?: boolean }): boolean
