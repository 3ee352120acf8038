/** A stored value that may stand as JSON or as a text of it (decisions.md, technicalSpecs); a text that is no JSON stays itself. */
export function parseJsonText(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return stored
  }
}
