import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import type { Selectable } from '../../../domain/selection/model.ts'
import { isHighWater } from '../../../domain/selection/plot.ts'
import type { OutfallRefusal } from '../../../domain/selection/rules/refused-outfall.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'
import { formatWaterBand } from '../../../domain/selection/units.ts'

const COUNTED: Readonly<Record<number, string>> = {
  1: 'Участку подходит одна станция',
  2: 'Участку подходят две станции',
  3: 'Участку подходят три станции',
}
/** While every model waits for a measurement. */
const POSSIBLE: Readonly<Record<number, string>> = {
  1: 'Участку может подойти одна станция',
  2: 'Участку могут подойти две станции',
  3: 'Участку могут подойти три станции',
}

type Answer = SelectedModels<Selectable>

/** Heading of the result; `prices` («от 150 000 до 300 000 ₽») is said where nobody knows how many people there are. */
export function titleOf(
  { models, individual, gravity, plot, refusal }: Answer,
  prices: string | null,
): string {
  if (individual !== null) return 'Нужен индивидуальный расчёт'
  if (models.length === 0) {
    return prices === null ? 'Станцию подберёт инженер' : `Станции для дома стоят ${prices} с установкой`
  }
  const pump = pumpOf(models)
  if (gravity !== 'possible' && refusal !== null) {
    return `${outfallName(plot)} воду не примет. ${pump === null ? 'Нужен другой сброс' : OTHER_PLACE[pump]}`
  }
  if (gravity === 'impossible' && pump !== null) return TITLES[pump]
  const words = models.every(({ condition }) => condition !== null) ? POSSIBLE : COUNTED
  return words[models.length] ?? 'Участку подходят эти станции'
}

/** Where the pump of the proposed models stands; null while one of them has none for certain. */
function pumpOf(models: Answer['models']): keyof typeof TITLES | null {
  if (!models.every(({ isLifted }) => isLifted)) return null
  if (models.every(({ hasPumpWell }) => hasPumpWell)) return 'насосный колодец'
  return models.some(({ hasPumpWell }) => hasPumpWell) ? 'насос' : 'станция с насосом'
}

const TITLES = {
  'станция с насосом': 'Нужна станция с насосом',
  'насосный колодец': 'За станцией нужен насосный колодец',
  насос: 'Нужен насос: в станции или в колодце за ней',
} as const

const OTHER_PLACE: Readonly<Record<keyof typeof TITLES, string>> = {
  'станция с насосом': 'Нужны другой сброс и станция с насосом',
  'насосный колодец': 'Нужен другой сброс и насосный колодец',
  насос: 'Нужен другой сброс и насос',
}

/** A well that stands already is the visitor's own. */
const outfallName = ({ outfall, site }: Answer['plot']) =>
  outfall === 'field'
    ? 'Поле здесь'
    : site.totalRings || site.waterRings || site.existing === 'rings'
      ? 'Ваш колодец'
      : 'Колодец здесь'

const PLACES: Readonly<Record<string, string>> = {
  drainage_ditch: 'дойдёт до канавы сама',
  ravine: 'дойдёт до оврага сама',
  drainage_well: 'уйдёт в колодец сама',
  filtration_field: 'уйдёт в поле сама',
}

/** The sentence or two below the heading. */
export function leadOf(site: SiteAnswers, answer: Answer): string {
  const { models } = answer
  if (models.length === 0) return ''
  const [first] = models
  const isConfirmed = first?.condition === null
  return [
    gravityWords(site, answer),
    site.pipeDepth === null && models.some(({ condition }) => condition?.includes('труба'))
      ? 'Какая из станций — решит глубина трубы.'
      : isConfirmed && models.length > 1
        ? 'Первой стоит модель, которая подходит без условий.'
        : '',
    !isConfirmed && site.pipeDepth !== null ? 'Условие на карточке проверит инженер.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const HIGH = formatWaterBand(WATER_BANDS.high)

const REFUSALS: Readonly<Record<OutfallRefusal, string>> = {
  wet: 'В кольцах уже стоит вода.',
  clay: 'Глина воду не впитывает.',
  close: 'До грунтовой воды не остаётся метра.',
  flooded: `Грунтовая вода стоит ${HIGH}.`,
}

function gravityWords(
  { waterDisposal, ditchDepth }: SiteAnswers,
  { gravity, models, plot, refusal }: Answer,
): string {
  if (gravity === 'possible') {
    return `Вода ${PLACES[waterDisposal ?? ''] ?? 'уйдёт сама'}: насос не нужен.`
  }
  if (refusal !== null) {
    return pumpOf(models) === null
      ? `${REFUSALS[refusal]} Другое место для воды выберет инженер.`
      : `${REFUSALS[refusal]} Насос поднимет очищенную воду в канаву или на насыпное поле: место выберет инженер.`
  }
  if (gravity === 'unknown') {
    const isBoth = models.some(({ isLifted }) => isLifted) && models.some(({ isLifted }) => !isLifted)
    return isBoth
      ? 'Уйдёт ли вода сама, покажет замер: есть станции на оба случая.'
      : 'Уйдёт ли вода сама, покажет замер.'
  }
  if (isHighWater(plot)) return `Вода стоит ${HIGH}: тогда очищенную воду всегда поднимает насос.`
  const isDitch = waterDisposal === 'drainage_ditch' || waterDisposal === 'ravine'
  if (isDitch && ditchDepth !== null) {
    return `${waterDisposal === 'ravine' ? 'Овраг мелок' : 'Канава мелка'}: самотёком вода до дна не дойдёт, её поднимет насос.`
  }
  return 'Сама вода здесь не уйдёт: её поднимет насос.'
}
