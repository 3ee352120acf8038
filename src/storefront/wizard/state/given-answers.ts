import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import { isAskedOf, type SiteAnswers } from '../../../domain/selection/answers.ts'
import { formatAnswer, labelsFor, questionLabels } from '../../../domain/selection/question-labels.ts'
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

/** From the people along the pipe to the discharge; what is not named here comes last. */
const ORDER: readonly QuestionName[] = [
  'residents',
  'livingType',
  'guests',
  'baths',
  'pipeDepth',
  'distanceToInstallation',
  'groundWater',
  'soilType',
  'waterDisposal',
  'ditchDepth',
  'plotFall',
  'totalRings',
  'wellProductivity',
  'distanceToDisposal',
  'existing',
]

function placeOf(name: QuestionName): number {
  const place = ORDER.indexOf(name)
  return place === -1 ? ORDER.length : place
}

/** What was answered about house and plot; questions of another way of discharge are left out. */
export function givenAnswers(site: SiteAnswers): GivenAnswer[] {
  return labelsFor('result')
    .filter(([name]) => isTold(name, site))
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, label]) => ({
      question: name === 'ditchDepth' && site.waterDisposal === 'ravine' ? 'Глубина оврага' : label,
      answer: answerTo(name, site),
      step: stepOf(name),
    }))
}

/** The fall of the plot is told beside the depth of a ditch alone. */
const isTold = (name: QuestionName, site: SiteAnswers) =>
  isAskedOf(name === 'plotFall' ? 'ditchDepth' : name, site.waterDisposal) &&
  (site[name] !== null || !questionLabels[name].onlyKnown)

/** Answers in other words than those of their kind. */
const WORDED: { readonly [N in QuestionName]?: (site: SiteAnswers) => string | null } = {
  residents: peopleOf,
  livingType: livingOf,
  guests: guestsOf,
  baths: fixturesOf,
  groundWater: ({ groundWater }) => (groundWater === null ? null : formatWaterBand(WATER_BANDS[groundWater])),
  plotFall: ({ plotFall }) => (plotFall === 0 ? 'ровно' : inWords('plotFall', plotFall)),
  totalRings: ringsOf,
  powerCuts: ({ powerCuts }) => (powerCuts ? 'бывают' : inWords('powerCuts', powerCuts)),
}

function answerTo(name: QuestionName, site: SiteAnswers): string | null {
  const tell = WORDED[name]
  return tell ? tell(site) : inWords(name, site[name])
}

function inWords(name: QuestionName, answer: SiteAnswers[QuestionName]): string | null {
  if (answer === null) return null
  return typeof answer === 'string' ? formatAnswer(name, answer).toLowerCase() : formatAnswer(name, answer)
}

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

function ringsOf({ totalRings, waterRings }: SiteAnswers): string | null {
  if (totalRings === null) return null
  return waterRings === null ? `${totalRings}` : `${totalRings}, с водой ${formatNumber(waterRings)}`
}
