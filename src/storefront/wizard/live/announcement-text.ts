import type { LiveSelection } from '../state/live-selection.ts'
import { formatFlow } from './live-facts.ts'

/** What screen readers are told of the present result; empty while there is none. */
export function announce({ reckoned, state }: LiveSelection): string {
  const litres = reckoned?.load.litresPerDay ?? null
  const flow = litres === null ? '' : `${formatFlow(litres)}. `
  if (state === 'failed') return `${flow}Модели не загрузились`
  if (state !== 'ready' || reckoned === null) return ''
  if (reckoned.individual !== null) return `${flow}Нужен индивидуальный расчёт`
  if (reckoned.models.length === 0) return 'Без числа жильцов модель не назвать'
  return `${flow}Подходят: ${reckoned.models.map(({ product }) => product.name).join(', ')}`
}
