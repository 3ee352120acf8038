import { lazy } from '../lazy.ts'

const rules = lazy(() => new Intl.PluralRules('ru-RU'))

/** Russian word forms: [1 статья, 2 статьи, 5 статей]. */
export type WordForms = readonly [one: string, few: string, many: string]

/** The form that fits a whole number: 21 → one, 3 → few, 11 → many. */
export function plural(count: number, [one, few, many]: WordForms): string {
  const form = rules().select(count)
  if (form === 'one') return one
  return form === 'few' ? few : many
}
