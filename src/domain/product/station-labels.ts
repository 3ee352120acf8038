import type { Body, Discharge, Variant } from '@septic-shop/plot/station.ts'
import { wizardChoices } from '../selection/answers.ts'
import { formatChoice } from '../selection/choice-labels.ts'

/** Labels of the bodies, as staff read them. */
export const bodyLabels: Readonly<Record<Body, string>> = {
  box: 'Прямоугольный',
  cylinder: 'Круглый',
  low: 'Низкий',
  septic: 'Септик без аэрации',
}

/** Labels of the ways of discharge. */
export const dischargeLabels: Readonly<Record<Discharge, string>> = {
  gravity: 'Самотёком',
  pump: 'Насосом (Пр)',
}

/** Labels of the variants. */
export const variantLabels: Readonly<Record<Variant, string>> = {
  standard: 'Обычное',
  long: 'Лонг',
  reinforced: 'Лонг Ус',
}

/** Labels of the living types, as in the wizard. */
export const livingTypeLabels: Readonly<Record<string, string>> = Object.fromEntries(
  wizardChoices.livingType.map((type) => [type, formatChoice('livingType', type)]),
)
