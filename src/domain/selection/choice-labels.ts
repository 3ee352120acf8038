import type { Choice, ChoiceName } from './answers.ts'

/** Label of a choice; `detail` is what the rules take for it. How to recognise others is said by the page texts. */
export interface ChoiceLabel {
  label: string
  detail?: string
}

/** Every choice of the wizard (storefront.md, section 9). How to tell soils apart is the usual test of a handful of wet earth. */
export const choiceLabels: { readonly [N in ChoiceName]: Readonly<Record<Choice<N>, ChoiceLabel>> } = {
  residents: {
    up_to_3: { label: 'До\u00a03' },
    '4': { label: '4' },
    '5': { label: '5' },
    '6': { label: '6' },
    '7': { label: '7' },
    '9': { label: '9' },
    '10+': { label: '10+' },
    settlement: { label: 'Посёлок или производство' },
  },
  livingType: {
    permanent: { label: 'Постоянно' },
    weekend: { label: 'По выходным', detail: 'дача' },
    seasonal: { label: 'Сезонно' },
  },
  guests: {
    '0': { label: '0' },
    '1': { label: '1' },
    '2': { label: '2' },
    '3': { label: '3' },
    '4': { label: '4' },
    '5+': { label: '5+' },
  },
  groundWater: {
    high: { label: 'Высоко', detail: '0–1,5\u00a0м' },
    medium: { label: 'Средне', detail: '1,5–3\u00a0м' },
    low: { label: 'Низко', detail: 'более 3\u00a0м' },
  },
  soilType: {
    sand: { label: 'Песок' },
    loam: { label: 'Суглинок' },
    clay: { label: 'Глина' },
    sandy_loam: { label: 'Супесь' },
    peat_clay: { label: 'Торф с глиной' },
    filled: { label: 'Насыпной' },
    quicksand: { label: 'Плывун' },
    other: { label: 'Другое' },
  },
  waterDisposal: {
    drainage_ditch: { label: 'Дренажная канава' },
    ravine: { label: 'Овраг' },
    drainage_well: { label: 'Дренажный колодец' },
    filtration_field: { label: 'Поле фильтрации' },
    other: { label: 'Другое' },
  },
  existing: {
    none: { label: 'Ничего' },
    rings: { label: 'Бетонные кольца' },
    tank: { label: 'Старая ёмкость' },
  },
}

/** A choice as one line, for the message and the summary; empty when it is not offered. */
export function formatChoice(name: ChoiceName, value: string): string {
  const labels: Readonly<Record<string, ChoiceLabel>> = choiceLabels[name]
  const found = Object.hasOwn(labels, value) ? labels[value] : undefined
  if (!found) return ''
  // Details of soils and outfalls only help to choose; those of ground water and living type belong to the answer.
  const showsDetail = name === 'groundWater' || name === 'livingType'
  return showsDetail && found.detail ? `${found.label} (${found.detail})` : found.label
}
