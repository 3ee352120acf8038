import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import type { ChoiceName, SiteAnswers } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import type { QuestionName } from '../../../domain/selection/questions.ts'
import { formatWaterBand } from '../../../domain/selection/units.ts'
import { plural } from '../../../lib/text/plural.ts'
import { stepOf } from './steps.ts'

/** An answer as the result repeats it; null is «не знаю». */
export interface GivenAnswer {
  question: string
  answer: string | null
  /** The step that asks it, from 1. */
  step: number
}

const given = (name: QuestionName, question: string, answer: string | null): GivenAnswer => ({
  question,
  answer,
  step: stepOf(name),
})

const cm = (value: number | null) => (value === null ? null : `${formatNumber(value)}\u00a0см`)
const metres = (value: number | null) => (value === null ? null : `${formatNumber(value)}\u00a0м`)

/** What was answered about house and plot, in the order of the steps; questions of another way of discharge are left out. */
export function givenAnswers(site: SiteAnswers): GivenAnswer[] {
  return [
    given('residents', 'Живут', peopleOf(site)),
    given('livingType', 'Как живут', livingOf(site)),
    given('guests', 'Гости', guestsOf(site)),
    given('baths', 'Сантехника', fixturesOf(site)),
    given('pipeDepth', 'Труба из дома', cm(site.pipeDepth)),
    given('distanceToInstallation', 'До станции', metres(site.distanceToInstallation)),
    given('groundWater', 'Вода', waterOf(site)),
    given('soilType', 'Грунт', chosen('soilType', site)),
    given('waterDisposal', 'Отвод', chosen('waterDisposal', site)),
    ...dischargeOf(site),
    given('distanceToDisposal', 'До сброса', metres(site.distanceToDisposal)),
    ...(site.existing === null ? [] : [given('existing', 'Стоит сейчас', chosen('existing', site))]),
    given('powerCuts', 'Отключения света', yesOrNo(site.powerCuts, 'бывают', 'нет')),
  ]
}

const chosen = (name: ChoiceName, site: SiteAnswers) =>
  formatChoice(name, site[name] ?? '').toLowerCase() || null
const yesOrNo = (value: boolean | null, yes: string, no: string) => (value === null ? null : value ? yes : no)

function peopleOf({ residents }: SiteAnswers): string | null {
  if (residents === null) return null
  if (residents === 'settlement') return 'посёлок или производство'
  if (residents === 'up_to_3') return 'до\u00a03\u00a0человек'
  if (residents === '10+') return '10\u00a0человек и больше'
  return `${residents}\u00a0${plural(Number(residents), ['человек', 'человека', 'человек'])}`
}

function livingOf({ livingType }: SiteAnswers): string | null {
  const words = { permanent: 'постоянно', weekend: 'по выходным', seasonal: 'сезонно' }
  return livingType === null ? null : words[livingType]
}

function guestsOf({ guests }: SiteAnswers): string | null {
  if (guests === null) return null
  if (guests === '5+') return '5 и больше'
  return guests === '0' ? 'не бывает' : guests
}

function fixturesOf({ baths, showers, washers, banya }: SiteAnswers): string | null {
  const given = [
    [baths, 'ванна', ['ванна', 'ванны', 'ванн']],
    [showers, 'душ', ['душ', 'душа', 'душей']],
    [washers, 'стирка', ['стиральная машина', 'стиральные машины', 'стиральных машин']],
  ] as const
  if ([baths, showers, washers, banya].every((one) => one === null)) return null
  const names = given.flatMap(([count, one, forms]) =>
    count === null || count === 0 ? [] : [count === 1 ? one : `${count}\u00a0${plural(count, forms)}`],
  )
  if (banya) names.push('баня')
  return names.length === 0 ? 'ничего из названного' : names.join(', ')
}

const waterOf = ({ groundWater }: SiteAnswers) =>
  groundWater === null ? null : formatWaterBand(WATER_BANDS[groundWater])

function dischargeOf(site: SiteAnswers): GivenAnswer[] {
  const { waterDisposal, plotFall, totalRings, waterRings } = site
  if (waterDisposal === 'drainage_ditch' || waterDisposal === 'ravine') {
    const place = waterDisposal === 'ravine' ? 'оврага' : 'канавы'
    return [
      given('ditchDepth', `Глубина ${place}`, cm(site.ditchDepth)),
      given('plotFall', 'Перепад до сброса', plotFall === 0 ? 'ровно' : cm(plotFall)),
    ]
  }
  if (waterDisposal !== 'drainage_well') return []
  const wet = waterRings === null ? '' : `, с водой ${formatNumber(waterRings)}`
  const flow = site.wellProductivity
  return [
    given('totalRings', 'Колец в колодце', totalRings === null ? null : `${totalRings}${wet}`),
    ...(flow === null
      ? []
      : [given('wellProductivity', 'Колодец принимает', `${formatNumber(flow)}\u00a0м³/сут`)]),
  ]
}
