/** Parts of a text that is typed into one field, trimmed and without empties (decisions.md, projects). */
export function toList(text: string, separator: ',' | '\n'): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
