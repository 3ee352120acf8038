/** Splits a text into trimmed non-empty parts (decisions.md, projects). */
export function toList(text: string, separator: ',' | '\n'): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
