import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import type { Selectable } from '../../../domain/selection/model.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'
import { plural } from '../../../lib/text/plural.ts'

/** A line of the calculation: «Сток: 5 чел. по 200 л» and «1 м³/сут». */
export type Fact = readonly [what: string, value: string]

/** Formats litres a day as cubic metres, as on the cards: 1000 → «1 м³/сут». */
export const formatFlow = (litres: number): string => `${formatNumber(litres / 1000)}\u00a0м³/сут`

const people = (residents: SiteAnswers['residents']) =>
  residents === 'up_to_3' ? '3' : (residents ?? '').replace('10+', '10')

/** The calculation beside the steps: only what was answered. */
export function factsOf(site: SiteAnswers, reckoned: SelectedModels<Selectable>): Fact[] {
  return [...flow(site, reckoned), ...salvo(site, reckoned), ...pipe(site, reckoned), ...way(site, reckoned)]
}

function flow({ residents, guests }: SiteAnswers, { load }: SelectedModels<Selectable>): Fact[] {
  if (load.litresPerDay === null) return []
  const count = Number((guests ?? '0').replace('+', ''))
  const invited =
    count > 0 ? ` и ${count}\u00a0${plural(count, ['гость', 'гостя', 'гостей'])} по 100\u00a0л` : ''
  const atLeast = residents === '10+' ? 'от ' : ''
  return [
    [`Сток: ${people(residents)}\u00a0чел. по 200\u00a0л${invited}`, atLeast + formatFlow(load.litresPerDay)],
  ]
}

function salvo(site: SiteAnswers, { load }: SelectedModels<Selectable>): Fact[] {
  if (load.salvo === null) return []
  const given = [
    [site.baths, 'ванна', 'ванны'],
    [site.showers, 'душ', 'душевые'],
    [site.washers, 'стирка', 'стирка'],
    [site.banya, 'баня', 'баня'],
  ] as const
  const names = given
    .filter(([count]) => Boolean(count))
    .map(([count, one, several]) => (Number(count) > 1 ? `${several}\u00a0${count}` : one))
  const isWhole = given.every(([count]) => count !== null)
  const what = names.length > 1 ? `${names.slice(0, -1).join(', ')} и ${names.at(-1)}` : names[0]
  return [[`Залп${what ? `: ${what}` : ''}`, `${isWhole ? '' : 'от '}${load.salvo}\u00a0л`]]
}

const centimetres = (depth: number) => `${formatNumber(Math.ceil(depth))}\u00a0см`

function pipe(site: SiteAnswers, { levels }: SelectedModels<Selectable>): Fact[] {
  if (site.pipeDepth === null) return []
  const metres = site.distanceToInstallation
  if (levels.inlet === null || metres === null || metres === 0) {
    return [['Труба у дома', `${formatNumber(site.pipeDepth)}\u00a0см`]]
  }
  const sum = `${formatNumber(site.pipeDepth)} + ${formatNumber(metres)}\u00a0м × 2\u00a0см`
  return [[`Труба у станции: ${sum}`, centimetres(levels.inlet)]]
}

const GRAVITY = { possible: 'самотёк', impossible: 'нужен насос', unknown: 'решит замер' } as const

function way(site: SiteAnswers, { gravity, individual }: SelectedModels<Selectable>): Fact[] {
  const ditch = site.waterDisposal === 'drainage_ditch' || site.waterDisposal === 'ravine'
  const isAsked = site.residents !== null && individual === null
  return [
    ...(ditch && site.ditchDepth !== null
      ? [
          [
            site.waterDisposal === 'ravine' ? 'Овраг' : 'Канава',
            `${formatNumber(site.ditchDepth)}\u00a0см`,
          ] as const,
        ]
      : []),
    ...(ditch
      ? [
          [
            'Перепад',
            site.plotFall === null ? 'считаем 0' : `${formatNumber(site.plotFall)}\u00a0см`,
          ] as const,
        ]
      : []),
    ...(isAsked && (site.groundWater !== null || site.waterDisposal !== null)
      ? [['Отвод воды', GRAVITY[gravity]] as const]
      : []),
  ]
}
