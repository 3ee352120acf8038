import type { StatusCheck } from '../../../contract/status.ts'
import { CHECK_STATES } from '../../../domain/staff/status-checks.ts'
import { plural } from '../../../lib/text/plural.ts'

const UP_TO_NINE = ['Ноль', 'Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть', 'Семь', 'Восемь', 'Девять']

/** The checks, worst first, of the same state in their order. */
export function toWorstFirst(checks: readonly StatusCheck[]): StatusCheck[] {
  const weight = ({ state }: StatusCheck) => CHECK_STATES.indexOf(state)
  return checks.toSorted((one, other) => weight(other) - weight(one))
}

/** «Один отказ, одно предупреждение», «Всё в порядке». */
export function summarise(checks: readonly StatusCheck[]): string {
  const count = (state: StatusCheck['state']) => checks.filter((check) => check.state === state).length
  const [fails, warnings] = [count('fail'), count('warn')]
  const parts = [
    ...(fails > 0 ? [`${toWord(fails)} ${plural(fails, ['отказ', 'отказа', 'отказов'])}`] : []),
    ...(warnings > 0
      ? [
          `${toWord(warnings, 'Одно')} ${plural(warnings, ['предупреждение', 'предупреждения', 'предупреждений'])}`,
        ]
      : []),
  ]
  if (parts.length === 0) return 'Всё в порядке'
  const [first = '', ...rest] = parts
  return [first, ...rest.map((part) => part.toLowerCase())].join(', ')
}

const toWord = (count: number, one = 'Один') => (count === 1 ? one : (UP_TO_NINE[count] ?? String(count)))

/** The two lines of a detail: what was measured, and what to do; null when nothing is to be done. */
export function splitDetail(detail: string): { what: string; todo: string | null } {
  const [what = '', ...rest] = detail.split('\n')
  return { what, todo: rest.length > 0 ? rest.join(' ') : null }
}
