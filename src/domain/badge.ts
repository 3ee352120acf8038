interface Marked {
  name: string
  modelLine: string | null
  isNew: boolean
  isPopular: boolean
  featured: boolean
}

/** Words of a model's name that tell what it is made for. */
const designs = [
  ['Лонг', 'Глубокая труба'],
  ['Грунт', 'Высокая вода'],
  ['Пр', 'С насосом'],
] as const

/** The one badge of a card: the staff's mark first (decisions.md), else what the model is made for. */
export function badgeOf({ name, modelLine, isNew, isPopular, featured }: Marked): string | null {
  if (isNew) return 'Новинка'
  if (isPopular) return 'Популярный'
  if (featured) return 'Рекомендуем'
  const words = `${modelLine ?? ''} ${name}`.split(/\s+/)
  return designs.find(([word]) => words.includes(word))?.[1] ?? null
}
