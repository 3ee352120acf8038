import { formatNumber } from '../../lib/numbers.ts'
import { SALVO_LITRES } from './salvo.ts'

/** Changes whenever a rule or a number below changes; kept with every request that came from a selection. */
export const RULES_VERSION = '2026-11-23'

/** Litres a day (СП 30.13330, СП 32.13330.2018: norm of consumption and waste water of a person). */
export const RESIDENT_LITRES = 200
/** Litres a day: a guest is half a resident (the shop's article on choosing a station). */
export const GUEST_LITRES = 100
/** A station below this share of its rated load starves, when people live there permanently (the shop's article). */
export const LEAST_SHARE = 1 / 3
/** Centimetres per metre, of every gravity pipe (СП 32.13330.2018; СП 30.13330 for 110 mm pipes). */
export const SLOPE = 2
/** Centimetres of head that are enough whatever the outlet, which is not above the inlet (experience of installers). */
export const SURE_HEAD = 60
/** Height of a concrete ring in centimetres. */
export const RING = 90
/** Centimetres between the bottom of a soakaway and the ground water (the shop's article; СП 32.13330.2018). */
export const DRY_LAYER = 100
/** Centimetres of gravel below the pipe of a filtration field (the shop's article). */
export const FIELD_GRAVEL = 40
/** The next neck is at least so much deeper, in centimetres: a few do not answer an unknown pipe. */
export const NECK_STEP = 30
/** Least cover of a pipe in centimetres: on a slope it follows the ground. */
export const COVER = 30
/** Depths of the bands of ground water in centimetres (storefront.md, section 9). */
export const WATER_BANDS = {
  high: { from: 0, to: 150 },
  medium: { from: 150, to: 300 },
  low: { from: 300, to: Number.POSITIVE_INFINITY },
} as const
/** Ground water above this depth in centimetres is high. */
export const HIGH_WATER = 150
/** Usual inlet of a standard body in centimetres: models of unknown limits are not named for deeper pipes. */
export const USUAL_INLET = 80
/** Usual salvo as a share of the rated load of a day: models of unknown salvo are not named for more. Those known take 0.22 to 0.44. */
export const USUAL_SALVO = 0.4
/** Centimetres to the inlet's limit below which the pipe is worth measuring twice (the shop's article on pipe depth). */
export const INLET_RESERVE = 5
/** Ditches deeper than this (centimetres) are rare in villages: an unknown one is not counted on (experience of installers). */
export const USUAL_DITCH = 100

/** Metres of pipe and centimetres of rise that the pump of a station copes with; beyond them its head is checked (the shop's article on outfalls: tens of metres). */
export const EASY_PRESSURE_WAY = 50
export const EASY_LIFT = 300

export const ruleNames = [
  'load',
  'salvo',
  'inlet',
  'water',
  'outlet',
  'soil',
  'well',
  'residence',
  'electricity',
  'oversize',
] as const
export type RuleName = (typeof ruleNames)[number]

/** A rule as visitors read it. */
export interface Rule {
  name: RuleName
  title: string
  text: string
  source: string
}

/** All rules of the selection with their sources, in the order they are checked. */
export const rules: readonly Rule[] = [
  {
    name: 'load',
    title: 'Суточный объём',
    text: `${RESIDENT_LITRES}\u00a0л в сутки на жильца и ${GUEST_LITRES}\u00a0л на гостя, который ночует. Производительность станции не меньше этой суммы, и рассчитана она не меньше чем на столько жильцов. Для дачи считаем полный дом: станция должна принять субботу целиком. Модель, у которой производительность уточняется, не называем. От десяти человек, для посёлка и производства считает инженер.`,
    source: 'СП 32.13330.2018, СП 30.13330; статья магазина «Как выбрать станцию»',
  },
  {
    name: 'salvo',
    title: 'Залповый сброс',
    text: `Складываем то, что может слиться за полчаса: ванна ${SALVO_LITRES.bath}\u00a0л, душ ${SALVO_LITRES.shower}\u00a0л, стиральная машина ${SALVO_LITRES.washer}\u00a0л, баня ${SALVO_LITRES.banya}\u00a0л. Сумма не больше залпа из паспорта станции. Что не названо, не складываем: это нижняя граница. Если источники называют разный залп, модель подходит с условием. Пока залп модели уточняется, больше ${USUAL_SALVO * 100}\u00a0% её суточного объёма не обещаем.`,
    source: 'Паспорт производителя; статья магазина «Как выбрать станцию»',
  },
  {
    name: 'inlet',
    title: 'Глубина трубы у станции',
    text: `Глубина у дома плюс ${SLOPE}\u00a0см на каждый метр трубы. У каждой модели свои пределы входа. Пока предел модели уточняется, на трубу глубже ${USUAL_INLET}\u00a0см её не предлагаем. Глубже любой модели — отдельное решение.`,
    source: 'СП 32.13330.2018, СП 30.13330; данные производителя каждой модели',
  },
  {
    name: 'water',
    title: 'Грунтовая вода',
    text: `Выше ${formatNumber(HIGH_WATER / 100)}\u00a0м — всегда принудительный отвод и якорение корпуса. Самотёчный корпус тогда возможен только с отдельным насосным колодцем. Если известно, сколько колец колодца стоит в воде, уровень считаем по ним: кольцо ${RING}\u00a0см.`,
    source: 'Опыт монтажа; статья магазина о высоких грунтовых водах',
  },
  {
    name: 'outlet',
    title: 'Запас самотёка',
    text: `Глубина канавы минус выход станции минус ${SLOPE}\u00a0см на метр отвода плюс перепад участка. Выход считаем не выше входа, пока паспорт не сказал точнее. Если вода не ушла бы даже с глубины входа, самотёк невозможен; если остаётся ${SURE_HEAD}\u00a0см — возможен; между ними измеряет инженер. Неизвестный перепад считаем ровным участком и говорим об этом.`,
    source: 'СП 32.13330.2018; статья магазина об отводе очищенной воды',
  },
  {
    name: 'soil',
    title: 'Впитывает ли грунт',
    text: 'Колодец и поле работают в песке и супеси. Глина и торф с глиной воду не принимают. Суглинок, насыпной грунт и плывун проверяют пробной ямой. Для канавы и оврага грунт не важен.',
    source: 'СП 32.13330.2018; статья магазина об отводе очищенной воды',
  },
  {
    name: 'well',
    title: 'Колодец и поле выше воды',
    text: `От дна колодца или поля до грунтовой воды остаётся не меньше ${DRY_LAYER / 100}\u00a0м. Дно колодца считаем по кольцам, ${RING}\u00a0см каждое. Колодец, в котором стоит вода, принимать очищенную воду не может. До питьевого колодца или скважины — не меньше 50\u00a0м.`,
    source: 'СП 32.13330.2018, СанПиН 2.1.3684-21; статья магазина об отводе очищенной воды',
  },
  {
    name: 'residence',
    title: 'Как живут',
    text: 'Постоянно живут — нужна станция с подачей воздуха. Отстойник без неё — только для выходных и сезона, в песке или супеси, с водой глубже 3\u00a0м и полем фильтрации.',
    source: 'Данные производителя; ответ магазина о даче выходного дня',
  },
  {
    name: 'electricity',
    title: 'Отключения света',
    text: 'Если свет отключают, а такая же станция точно отведёт воду самотёком, модель с насосом не предлагаем: без света насос стоит, и вода остаётся в станции.',
    source: 'Опыт монтажа; ответ магазина об отключении электричества',
  },
  {
    name: 'oversize',
    title: 'Слишком большая станция',
    text: 'При постоянном проживании жильцы должны давать не меньше трети паспортной нагрузки, иначе бактериям не хватает питания.',
    source: 'Опыт монтажа; статья магазина «Как выбрать станцию»',
  },
]
