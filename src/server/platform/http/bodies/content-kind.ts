/** What bodies are told apart by; null for all that no endpoint takes. */
export type ContentKind = 'json' | 'multipart' | 'urlencoded' | null

const KINDS: ReadonlyMap<string, ContentKind> = new Map([
  ['application/json', 'json'],
  ['multipart/form-data', 'multipart'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
])

/** The kind of a body by its header Content-Type (RFC 9110, section 8.3); a body without one is JSON. */
export function contentKindOf(type: string | null | undefined): ContentKind {
  const [name = ''] = (type ?? 'application/json').split(';')
  return KINDS.get(name.trim().toLowerCase()) ?? null
}
