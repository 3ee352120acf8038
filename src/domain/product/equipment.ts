/** What may follow a model's name: end of text, punctuation, or a lower-case word («с принудительным отводом»). */
const NAME_ENDS = /^\s*(?:$|[;,.:()—–]|\s[а-яёa-z])/

/**
 * The product whose name a project's equipment begins with: «Топас 5 Лонг Пр; труба…» → Топас 5 Лонг Пр.
 * Null when there is none: «Топас 5 Макси» is not Топас 5, and a similar model would be a guess.
 */
export function findEquipped<T extends { name: string }>(
  equipment: string,
  products: readonly T[],
): T | null {
  const text = equipment.trim()
  const named = products.find(({ name }) => text.startsWith(name) && NAME_ENDS.test(text.slice(name.length)))
  return named ?? null
}
