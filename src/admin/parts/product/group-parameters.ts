import type { SpecCategory, SpecParameter } from '../../../contract/catalogue/specs.ts'

/** Parameters under the headings of their groups, those without one last; groups without parameters are left out. */
export function groupParameters(
  parameters: readonly SpecParameter[],
  categories: readonly Pick<SpecCategory, 'id' | 'name'>[],
) {
  const known = new Set(categories.map(({ id }) => id))
  const groups = categories.map(({ id, name }) => ({
    key: id,
    title: name,
    rows: parameters.filter(({ categoryId }) => categoryId === id),
  }))
  const others = parameters.filter(({ categoryId }) => categoryId === null || !known.has(categoryId))
  return [...groups, { key: 0, title: 'Без группы', rows: others }].filter(({ rows }) => rows.length > 0)
}
