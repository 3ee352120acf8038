import type { SpecData } from '../product/spec-columns.ts'
import { type Facet, spellSpec } from './facet-choice.ts'

interface FilterParameter {
  key: string
  name: string
  unit: string | null
  dataType: string
  choices: readonly string[]
}

interface Valued {
  id: number
  specs: Readonly<Record<string, SpecData>>
}

/** The facets of these products, without those that none has a value for; values in the order of choices, else ascending. */
export function buildFacets(products: readonly Valued[], parameters: readonly FilterParameter[]): Facet[] {
  const names = new Intl.Collator('ru', { numeric: true })
  return parameters.flatMap(({ key, name, unit, dataType, choices }) => {
    const byValue = new Map<SpecData, number[]>()
    for (const { id, specs } of products) {
      const value = Object.hasOwn(specs, key) ? specs[key] : undefined
      if (value === undefined) continue
      const ids = byValue.get(value)
      if (ids) ids.push(id)
      else byValue.set(value, [id])
    }
    if (byValue.size === 0) return []
    const place = (value: SpecData) => choices.indexOf(String(value))
    const values = [...byValue].map(([value, ids]) => ({ value, ids: ids.sort((a, b) => a - b) }))
    values.sort((one, other) => {
      if (typeof one.value === 'number' && typeof other.value === 'number') return one.value - other.value
      return (
        place(one.value) - place(other.value) || names.compare(spellSpec(one.value), spellSpec(other.value))
      )
    })
    return [{ key, name, unit, isNumber: dataType === 'number', values }]
  })
}

/** Ids of products in ascending order as differences, which are short: 7, 8, 12 are 7, 1, 4. */
export function toSteps(ids: readonly number[]): number[] {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0))
}
