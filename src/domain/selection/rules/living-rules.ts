import { choiceLabels } from '../choice-labels.ts'
import type { Model, Selectable } from '../model.ts'
import type { Plot } from '../plot.ts'
import { failed, open, passed, type Verdict } from './verdict.ts'

const labelOf = (type: keyof typeof choiceLabels.livingType) =>
  choiceLabels.livingType[type].label.toLowerCase()

/** Whether the model is made for this way of living; without air supply it is not for permanent living. */
export function checkResidence({ kind, product }: Model<Selectable>, { site }: Plot): Verdict {
  const isSeptic = kind === 'septic'
  const types = product.livingTypes ?? (isSeptic ? (['weekend', 'seasonal'] as const) : null)
  if (types === null) return passed
  const names = types.map(labelOf).join(', ')
  if (site.livingType === null) {
    return types.length === Object.keys(choiceLabels.livingType).length
      ? passed
      : open('answer', `если живут ${types.map(labelOf).join(' или ')}`)
  }
  if (types.includes(site.livingType)) return passed
  return failed(
    isSeptic && site.livingType === 'permanent'
      ? 'Отстойник без подачи воздуха: для постоянного проживания нужна станция.'
      : `Модель для другого проживания: ${names}.`,
    labelOf(site.livingType),
    names,
  )
}
