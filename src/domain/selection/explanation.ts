import { formatNumber } from '../../lib/numbers.ts'
import { plural } from '../../lib/plural.ts'
import type { Variant } from '../station.ts'
import type { Choice, SiteAnswers } from './answers.ts'
import { FALL_PER_METRE, GUEST_LITRES, type Individual, type Need, RESIDENT_LITRES } from './rules.ts'

/** One step of the calculation: «труба 95 см → Лонг (удлинённая горловина)». */
export interface Statement {
  premise: string
  sign: '=' | '→'
  result: string
  /** Explains the result to somebody new to the term. */
  meaning?: string
}

const people = ['человек', 'человека', 'человек'] as const
const guests = ['гость', 'гостя', 'гостей'] as const

/** Formats litres a day as cubic metres, as on the cards: 1000 → «1 м³/сут». */
export function formatFlow(litres: number): string {
  return `${formatNumber(litres / 1000)}\u00a0м³/сут`
}

const litresEach = (count: number, unit: string, litres: number) => `${count}\u00a0${unit} × ${litres}\u00a0л`

function flowStatement({ residents, guests: invited, litres, individual }: Need): Statement[] {
  if (residents === null || litres === null) return []
  const atLeast = individual === 'residents' ? 'от ' : ''
  const living = litresEach(residents, plural(residents, people), RESIDENT_LITRES)
  const visiting = invited > 0 ? ` + ${litresEach(invited, plural(invited, guests), GUEST_LITRES)}` : ''
  return [{ premise: living + visiting, sign: '=', result: atLeast + formatFlow(litres) }]
}

const VARIANT_LABELS: Readonly<Record<Variant, Pick<Statement, 'result' | 'meaning'>>> = {
  standard: { result: 'стандартный корпус' },
  long: { result: 'Лонг', meaning: 'удлинённая горловина' },
  reinforced: { result: 'Лонг Ус', meaning: 'усиленный корпус с удлинённой горловиной' },
}

const INDIVIDUAL = 'индивидуальный расчёт'

function pipeStatement({ pipeDepth, distanceToInstallation: metres }: SiteAnswers, need: Need): Statement[] {
  if (need.depth === null) return []
  const premise =
    metres === null || metres === 0
      ? `Труба ${need.depth}\u00a0см`
      : `Труба ${pipeDepth}\u00a0см + ${formatNumber(metres)}\u00a0м × ${FALL_PER_METRE}\u00a0см = ${need.depth}\u00a0см у станции`
  return [
    {
      premise,
      sign: '→',
      ...(need.variant === null ? { result: INDIVIDUAL } : VARIANT_LABELS[need.variant]),
    },
  ]
}

const PUMPED = { result: 'принудительный выброс', meaning: '«Пр»: насос поднимает очищенную воду' }
const WATER: Readonly<Record<Choice<'groundWater'>, Omit<Statement, 'sign'>>> = {
  high: { premise: 'Вода выше 1,5\u00a0м', ...PUMPED },
  medium: { premise: 'Вода на 1,5–3\u00a0м', result: 'самотёк' },
  low: { premise: 'Вода глубже 3\u00a0м', result: 'самотёк' },
}

/** The steps of the calculation, as far as the questions are answered. */
export function explain(site: SiteAnswers, need: Need): Statement[] {
  if (need.individual === 'settlement') {
    return [{ premise: 'Посёлок или производство', sign: '→', result: INDIVIDUAL }]
  }
  return [
    ...flowStatement(need),
    ...(need.individual === 'residents'
      ? [{ premise: '10\u00a0человек и больше', sign: '→', result: INDIVIDUAL } as const]
      : []),
    ...pipeStatement(site, need),
    ...(site.groundWater === null ? [] : [{ sign: '→', ...WATER[site.groundWater] } as const]),
  ]
}

/** Messages: why an engineer has to calculate, and what happens next. */
export const individualReasons: Readonly<Record<Individual, string>> = {
  settlement: 'Для посёлка или предприятия станцию подбирают по проекту, а не по каталогу.',
  residents:
    'От десяти человек станцию подбираем отдельно: важны режим, кухня и сколько воды приходит разом.',
  depth: 'Глубже 240\u00a0см готового корпуса нет: поднимаем трубу или считаем отдельное решение.',
  catalogue: 'Готовой модели с таким сочетанием в каталоге нет, поэтому рассчитаем отдельно.',
}
