import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { plural } from '../../../lib/text/plural.ts'

/** An answer as the result repeats it; null is «не знаю». */
export interface GivenAnswer {
  question: string
  answer: string | null
  /** The step that asks it, from 1. */
  step: number
}

const cm = (value: number | null) => (value === null ? null : `${formatNumber(value)}\u00a0см`)
const metres = (value: number | null) => (value === null ? null : `${formatNumber(value)}\u00a0м`)

/** What was answered about house and plot, in the order of the steps; questions of another way of discharge are left out. */
export function givenAnswers(site: SiteAnswers): GivenAnswer[] {
  return [
    { question: 'Живут', answer: peopleOf(site), step: 1 },
    { question: 'Как живут', answer: livingOf(site), step: 1 },
    { question: 'Гости', answer: guestsOf(site), step: 1 },
    { question: 'Сантехника', answer: fixturesOf(site), step: 1 },
    { question: 'Труба из дома', answer: cm(site.pipeDepth), step: 2 },
    { question: 'До станции', answer: metres(site.distanceToInstallation), step: 5 },
    { question: 'Вода', answer: waterOf(site), step: 2 },
    { question: 'Грунт', answer: lower(formatChoice('soilType', site.soilType ?? '')), step: 3 },
    { question: 'Отвод', answer: lower(formatChoice('waterDisposal', site.waterDisposal ?? '')), step: 4 },
    ...dischargeOf(site),
    { question: 'До сброса', answer: metres(site.distanceToDisposal), step: 5 },
    ...(site.existing === null
      ? []
      : [{ question: 'Стоит сейчас', answer: lower(formatChoice('existing', site.existing)), step: 4 }]),
    { question: 'Отключения света', answer: yesOrNo(site.powerCuts, 'бывают', 'нет'), step: 1 },
  ]
}

const lower = (text: string) => (text === '' ? null : text.toLowerCase())
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

function waterOf({ groundWater }: SiteAnswers): string | null {
  const words = { high: 'выше 1,5\u00a0м', medium: '1,5–3\u00a0м', low: 'глубже 3\u00a0м' }
  return groundWater === null ? null : words[groundWater]
}

function dischargeOf(site: SiteAnswers): GivenAnswer[] {
  const { waterDisposal, plotFall, totalRings, waterRings } = site
  if (waterDisposal === 'drainage_ditch' || waterDisposal === 'ravine') {
    const isRavine = waterDisposal === 'ravine'
    return [
      { question: isRavine ? 'Глубина оврага' : 'Глубина канавы', answer: cm(site.ditchDepth), step: 4 },
      { question: 'Перепад до сброса', answer: plotFall === 0 ? 'ровно' : cm(plotFall), step: 4 },
    ]
  }
  if (waterDisposal !== 'drainage_well') return []
  const wet = waterRings === null ? '' : `, с водой ${formatNumber(waterRings)}`
  return [
    { question: 'Колец в колодце', answer: totalRings === null ? null : `${totalRings}${wet}`, step: 4 },
    ...(site.wellProductivity === null
      ? []
      : [
          {
            question: 'Колодец принимает',
            answer: `${formatNumber(site.wellProductivity)}\u00a0м³/сут`,
            step: 4,
          },
        ]),
  ]
}
