/** A person's name for narrow places: «Мария Дмитриева» is «Мария Д.»; one word stays. */
export function toShortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return last ? `${words[0]} ${last.charAt(0).toUpperCase()}.` : name.trim()
}
