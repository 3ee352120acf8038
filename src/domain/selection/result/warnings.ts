import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { isDug } from '@septic-shop/plot/outfall.ts'
import { HIGH_WATER, WATER_BANDS } from '@septic-shop/plot/water.ts'
import { DRY_LAYER, LEAST_RUN, SURE_HEAD } from '../norms.ts'
import { contradictingLevel, isHighWater, isWaterKnown, type Plot, soaksAway } from '../plot.ts'
import { isExact } from '../range.ts'
import { centimetres, formatWaterBand } from '../units.ts'

export type Anchoring = 'yes' | 'maybe' | 'no'

/** Whether the body has to be fixed against buoyancy: for certain in high water, perhaps where water may reach a usual pit. */
export function anchoringOf(plot: Plot): Anchoring {
  if (isHighWater(plot)) return 'yes'
  return plot.water.from < WATER_BANDS.low.from || plot.soaks === false ? 'maybe' : 'no'
}

const HIGH = formatWaterBand(WATER_BANDS.high)

/** Said while nothing is known of the ground water. */
export const WATER_UNKNOWN = `Уровень воды неизвестен: ${HIGH} понадобятся насос и якорение корпуса.`

/** What a warning decides: of each topic the strongest one is said first. */
type Topic = 'outfall' | 'pump' | 'anchor' | 'pit' | 'check'

/** Deciding warnings that are said before all others. */
const MOST_DECIDING = 3

interface Warning {
  /** Absent where the choice and its price do not depend on it. */
  decides?: Topic
  when: (plot: Plot) => boolean
  text: string | ((plot: Plot) => string)
}

/** Whether the bottom of the well is nearer than a metre to the ground water, wherever in its range that stands. */
const isWellTooDeep = ({ outfall, bottom, water }: Plot) =>
  outfall === 'well' && isExact(bottom) && water.to < bottom.to + DRY_LAYER

/** Why high water needs a pump even where the discharge lies low enough (the shop's article on high ground water, experience of installers). */
const WET_PIPE =
  'Весной самотёчная труба может лежать в воде: стыки её пропускают, уклон в мокром грунте сбивается, и станцию подтопит.'

/** Whether the ditch is so deep that the levels alone would let the water out, whatever the station's outlet. */
const reachesBySlope = ({ outfall, bottom, outletMax, inlet }: Plot) =>
  isDug(outfall) && isExact(bottom) && outletMax.from >= inlet.to + SURE_HEAD

/** Advice about the plot, within a topic the strongest first. Sources: the shop's articles on wet ground, outfalls and pipe depth, its questions about electricity and weekend houses. */
const warnings: readonly Warning[] = [
  {
    decides: 'outfall',
    when: ({ outfall, site }) => outfall === 'well' && (site.waterRings ?? 0) > 0,
    text: 'В колодце уже стоит вода: самотёком он очищенную воду не примет.',
  },
  {
    decides: 'outfall',
    when: (plot) => soaksAway(plot) && plot.soaks === false,
    text: 'Глина почти не впитывает: поле или колодец на ней переполнятся. Воду отводят в канаву или овраг.',
  },
  {
    decides: 'outfall',
    when: isWellTooDeep,
    text: ({ bottom, water }) =>
      `Дно колодца на ${centimetres(bottom.to)}, вода ${isExact(water) ? 'на' : 'не глубже'} ${centimetres(water.to)}: до неё должен оставаться метр. Такой колодец не подходит, насос поднимет воду в канаву или на насыпное поле.`,
  },
  {
    decides: 'outfall',
    when: (plot) => soaksAway(plot) && plot.water.to <= HIGH_WATER && isWaterKnown(plot),
    text: 'При такой воде поле и колодец стоят затопленными. Надёжнее канава или насыпное поле, куда воду поднимает насос.',
  },
  {
    decides: 'outfall',
    when: ({ site, load, outfall }) =>
      (outfall === 'well' || site.waterDisposal === null) &&
      site.wellProductivity !== null &&
      load.litresPerDay !== null &&
      site.wellProductivity * 1000 < load.litresPerDay,
    text: ({ site, load }) =>
      `Колодец принимает ${formatNumber(site.wellProductivity ?? 0)}\u00a0м³ в сутки, а дом даёт ${formatNumber((load.litresPerDay ?? 0) / 1000)}\u00a0м³: он переполнится.`,
  },
  {
    decides: 'outfall',
    when: (plot) => plot.outfall === 'well' && plot.outletMax.to < plot.inlet.from && isExact(plot.bottom),
    text: 'Труба придёт ниже дна колодца: колодец для этой станции мелок.',
  },
  {
    decides: 'pump',
    when: isHighWater,
    text: (plot) =>
      `Вода ${HIGH}: ставим принудительный отвод насосом${reachesBySlope(plot) ? ', хотя по уклону вода дошла бы и сама' : ''}. ${WET_PIPE}`,
  },
  {
    decides: 'anchor',
    when: isHighWater,
    text: 'Корпус якорят: крепят стропами к бетонной плите, иначе высокая вода вытолкнет его пустым. Плита и водопонижение в цену не входят.',
  },
  {
    decides: 'pit',
    when: ({ site }) => site.soilType === 'quicksand',
    text: 'В плывуне стенки котлована не стоят: нужны опалубка и водопонижение. Чем ниже корпус, тем дешевле монтаж.',
  },
  {
    decides: 'check',
    when: (plot) => contradictingLevel(plot) !== null,
    text: (plot) =>
      `По кольцам вода стоит на ${centimetres(contradictingLevel(plot) ?? 0)}, это не сходится с названным уровнем. Считаем по тому, что выше; инженер измерит.`,
  },
  {
    decides: 'check',
    when: ({ site }) => site.totalRings !== null && (site.waterRings ?? 0) > site.totalRings,
    text: 'Колец в воде названо больше, чем всего колец: проверьте оба числа.',
  },
  {
    when: (plot) => !isHighWater(plot) && isWaterKnown(plot) && plot.water.from < WATER_BANDS.low.from,
    text: `Вода на ${formatWaterBand(WATER_BANDS.medium)} доходит до котлована: нужно ли якорить корпус от всплытия, решит инженер.`,
  },
  {
    when: (plot) => !isWaterKnown(plot),
    text: WATER_UNKNOWN,
  },
  {
    when: ({ soaks, water }) => soaks === false && water.from >= HIGH_WATER,
    text: 'На глине весной стоит верховодка и собирается в котловане: корпус могут якорить от всплытия.',
  },
  {
    when: (plot) => soaksAway(plot) && plot.soaks === null,
    text: 'Впитывает ли грунт воду, показывает пробная яма: без неё поле и колодец не закладывают.',
  },
  {
    when: (plot) =>
      soaksAway(plot) &&
      !isWellTooDeep(plot) &&
      plot.water.from < (plot.outfall === 'well' && isExact(plot.bottom) ? plot.bottom.to : 200) + DRY_LAYER,
    text: 'От дна колодца или поля до грунтовой воды должен остаться метр: уровень измерит инженер.',
  },
  {
    when: ({ outfall, site }) => outfall !== 'place' && site.plotFall === null,
    text: 'Перепад до места сброса неизвестен: считаем участок ровным.',
  },
  {
    when: ({ site }) => site.soilType === 'filled',
    text: 'Насыпной грунт садится: основание под корпус и уклон трубы проверяют на месте.',
  },
  {
    when: ({ site }) => site.soilType === 'peat_clay',
    text: 'Торф держит воду и проседает: основание под корпус укрепляют.',
  },
  {
    when: ({ site }) => site.livingType === 'weekend',
    text: 'Считаем полный дом в выходные: станция должна принять субботу целиком.',
  },
  {
    when: ({ site }) => site.livingType === 'seasonal',
    text: 'Если зимой дом пустует, станцию на это время консервируют.',
  },
  {
    when: ({ site }) => site.guests === '5+',
    text: 'Посчитали пятерых гостей. Если бывает больше, напишите в комментарии.',
  },
  {
    when: ({ site }) => site.distanceToInstallation !== null && site.distanceToInstallation < LEAST_RUN,
    text: 'Ближе 5\u00a0м к фундаменту станцию не ставят: котлован ослабит грунт под домом.',
  },
  {
    when: ({ site }) => site.distanceToInstallation !== null && site.distanceToInstallation > 15,
    text: 'На трассе длиннее 15\u00a0м ставят колодец с ревизией.',
  },
  {
    when: ({ site }) => site.existing === 'tank',
    text: 'Старую ёмкость откачивают и убирают или засыпают: это отдельная работа.',
  },
  {
    when: ({ site, outfall }) => site.existing === 'rings' && outfall === 'well',
    text: 'Старые кольца сначала откачивают и чистят, потом проверяют, впитывают ли они воду.',
  },
  {
    when: ({ site, outfall }) => site.existing === 'rings' && outfall !== 'well',
    text: 'Старые кольца без дна могут стать дренажным колодцем, если они выше воды: осмотрит инженер.',
  },
]

const textOf = ({ text }: Warning, plot: Plot) => (typeof text === 'string' ? text : text(plot))

/** What decides the choice and its price, strongest first: the strongest warning of each topic, at most three. */
export function decidingWarnings(plot: Plot): string[] {
  const strongest = new Map<Topic, Warning>()
  for (const warning of warnings.filter(({ when }) => when(plot))) {
    const { decides } = warning
    if (decides !== undefined && !strongest.has(decides)) strongest.set(decides, warning)
  }
  return [...strongest.values()].slice(0, MOST_DECIDING).map((warning) => textOf(warning, plot))
}

/** Warnings about the plot, most important first. */
export function plotWarnings(plot: Plot): string[] {
  const found = warnings.filter(({ when }) => when(plot)).map((warning) => textOf(warning, plot))
  return [...new Set([...decidingWarnings(plot), ...found])]
}
