import type { Category } from '../../../contract/catalogue/categories.ts'

/** The first of the list (admin.md, section 2); they become categories of the catalogue when something is saved for them. */
const FIRST = [
  { name: 'Септики', slug: 'septiki' },
  { name: 'Станции', slug: 'stantsii' },
  { name: 'Аэраторы', slug: 'aeratory' },
] as const

/** A category whose parameters are chosen; without `category` it does not exist yet. */
export interface MappedCategory {
  /** In the address. */
  key: string
  name: string
  slug: string
  category: Category | null
}

/** The specified categories, then those of the catalogue, each once. */
export function listMappedCategories(categories: readonly Category[]): MappedCategory[] {
  const first = FIRST.map(({ name, slug }) => {
    const category = categories.find((one) => one.name.trim().toLowerCase() === name.toLowerCase()) ?? null
    return { key: slug, name, slug, category }
  })
  const taken = new Set(first.map(({ category }) => category?.id))
  const others = categories
    .filter(({ id }) => !taken.has(id))
    .map((category) => ({ key: String(category.id), name: category.name, slug: category.slug, category }))
  return [...first, ...others]
}
