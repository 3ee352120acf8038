/** Parses a stored value that is JSON or JSON text (decisions.md, technicalSpecs); other text is returned unchanged. */
export function parseJsonText(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return stored
  }
}
