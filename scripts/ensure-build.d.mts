/**
 * Builds dist/ unless it was built from exactly these sources. Resolves with whether dist/ is usable. `runScript` runs the build
 * otherwise than in this terminal, and resolves with its exit code.
 */
export function ensureBuilt(
  node: string,
  options?: { force?: boolean; runScript?: (node: string, script: string) => Promise<number> },
): Promise<boolean>
