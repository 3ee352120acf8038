import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { hasBottom } from '@septic-shop/plot/outfall.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import { plural } from '../../../lib/text/plural.ts'
import { type Candidate, isLifted } from '../candidate.ts'
import type { Levels } from '../levels.ts'
import type { Selectable } from '../model.ts'
import { GUEST_LITRES, RESIDENT_LITRES } from '../norms.ts'
import type { Plot } from '../plot.ts'
import { isExact } from '../range.ts'
import { SALVO_LITRES } from '../salvo.ts'
import { centimetres, litres } from '../units.ts'

/** A step of the sum: «Вода за сутки», «5 × 200 л», «1000 л», a remark. */
export interface SumStep {
  title: string
  formula: string
  value: string
  note: string
}

/** The sum in numbers: load, salvo, pipe, and the head of gravity; «измерить» for what is unknown. */
export function toSum(plot: Plot, levels: Levels, first: Candidate<Selectable> | undefined): SumStep[] {
  return [loadStep(plot), salvoStep(plot), inletStep(plot, levels), headStep(plot, levels, first)].filter(
    (step) => step !== null,
  )
}

const MEASURE = 'измерить'

function loadStep({ load, site }: Plot): SumStep | null {
  if (load.residents === null || load.litresPerDay === null) return null
  const atLeast = site.residents === '10+' ? 'от ' : ''
  const guests = load.guests ?? 0
  return {
    title: 'Вода за сутки',
    formula: `${load.residents} × ${RESIDENT_LITRES}${guests > 0 ? ` + ${guests} × ${GUEST_LITRES}` : ''}\u00a0л`,
    value: atLeast + litres(load.litresPerDay),
    note:
      load.guests === null
        ? 'Без гостей: каждый добавит 100\u00a0л.'
        : guests === 0
          ? `Гостей нет. С двумя гостями было бы ${litres(load.litresPerDay + 2 * GUEST_LITRES)}.`
          : `${guests}\u00a0${plural(guests, ['гость', 'гостя', 'гостей'])} по ${GUEST_LITRES}\u00a0л.`,
  }
}

function salvoStep({ load, site }: Plot): SumStep {
  const parts: readonly [name: string, count: number, each: number][] = [
    ['ванна', site.baths ?? 0, SALVO_LITRES.bath],
    ['душ', site.showers ?? 0, SALVO_LITRES.shower],
    ['стирка', site.washers ?? 0, SALVO_LITRES.washer],
    ['баня', site.banya ? 1 : 0, SALVO_LITRES.banya],
  ]
  const formula = parts
    .filter(([, count]) => count > 0)
    .map(([name, count, each]) => (count > 1 ? `${name} ${count} × ${each}` : `${name} ${each}`))
  return {
    title: 'Залп за полчаса',
    formula: formula.length > 0 ? formula.join(' + ') : 'ванны, души, стирка и баня не названы',
    value: load.salvo === null ? 'уточнить' : litres(load.salvo),
    note:
      load.salvo === null
        ? 'Сколько модель принимает разом, написано у каждой.'
        : 'Столько может прийти разом; что не названо, не сложено.',
  }
}

function inletStep({ site, inlet }: Plot, levels: Levels): SumStep {
  const depth = site.pipeDepth === null ? '?' : centimetres(site.pipeDepth)
  const way =
    site.distanceToInstallation === null ? '?' : `${formatNumber(site.distanceToInstallation)}\u00a0м`
  return {
    title: 'Труба у станции',
    formula: `${depth} + ${way} × ${SLOPE}\u00a0см`,
    value:
      levels.inlet === null
        ? inlet.from > 0
          ? `от ${centimetres(inlet.from)}`
          : MEASURE
        : centimetres(levels.inlet),
    note: `Каждый метр опускает трубу на ${SLOPE}\u00a0см.`,
  }
}

function headStep(plot: Plot, levels: Levels, first: Candidate<Selectable> | undefined): SumStep | null {
  if (!hasBottom(plot.outfall)) return null
  const { bottom, way, fall, site } = plot
  const place = isExact(bottom) ? formatNumber(bottom.to) : '?'
  const slope = isExact(way) ? formatNumber(way.to * SLOPE) : '?'
  const falling = fall === 0 ? '' : fall > 0 ? ` + ${formatNumber(fall)}` : ` − ${formatNumber(-fall)}`
  const level = site.plotFall === null ? ' Перепад неизвестен: считаем участок ровным.' : ''
  if (levels.head !== null && levels.outletMax !== null && levels.inlet !== null) {
    return {
      title: 'Запас самотёка',
      formula: `${place}${falling} − ${slope} − ${formatNumber(levels.outletMax - levels.head)}\u00a0см`,
      value: centimetres(levels.head),
      note: `Глубина места сброса и перепад минус уклон отвода и выход станции.${level}`,
    }
  }
  const isPumped = first !== undefined && isLifted(first)
  return {
    title: 'Выход для самотёка',
    formula: `${place}${falling} − ${slope}\u00a0см`,
    value: levels.outletMax === null ? MEASURE : `до ${centimetres(levels.outletMax)}`,
    note: `${isPumped ? 'Вода уходит под напором, насосом.' : 'С такой глубины вода ещё дойдёт сама.'}${level}`,
  }
}
