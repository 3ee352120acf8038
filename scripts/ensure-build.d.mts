/** Builds dist/ unless it was built from exactly these sources, within `timeout` milliseconds. Returns whether dist/ is usable. */
export function ensureBuilt(node: string, options?: { force?: boolean; timeout?: number }): boolean
