import { isDug } from '@septic-shop/plot/outfall.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import { RING_HEIGHT } from '@septic-shop/plot/ring.ts'
import type { Candidate } from '../candidate.ts'
import type { Selectable } from '../model.ts'
import { isHighWater, type Plot, soaksAway } from '../plot.ts'
import { centimetres } from '../units.ts'
import type { Individual } from './individual.ts'

/** What the engineer measures, and how. */
export interface Measurement {
  what: string
  how: string
}

const PIPE = 'Глубину трубы у фундамента'

interface Rule extends Measurement {
  when: (plot: Plot) => boolean
}

const rules: readonly Rule[] = [
  {
    when: ({ load, site }) => load.residents === null && site.residents !== 'settlement',
    what: 'Сколько человек живёт в доме',
    how: 'От этого зависит размер станции: без числа жильцов модель не назвать.',
  },
  {
    when: ({ site }) => site.pipeDepth === null,
    what: PIPE,
    how: 'Рулеткой от земли до низа трубы. От неё зависит исполнение корпуса.',
  },
  {
    when: ({ site }) => site.distanceToInstallation === null,
    what: 'Расстояние от дома до станции',
    how: `По трассе трубы: каждый метр опускает её на ${SLOPE}\u00a0см.`,
  },
  {
    when: ({ site }) => site.groundWater === null,
    what: 'Уровень грунтовой воды весной',
    how: 'В колодце, своём или соседском, либо пробным шурфом в апреле.',
  },
  {
    when: ({ site }) => site.waterDisposal === null || site.waterDisposal === 'other',
    what: 'Куда уйдёт очищенная вода',
    how: 'Канава, овраг, дренажный колодец или поле: место выбирают на участке и согласуют.',
  },
  {
    when: ({ outfall, site }) => isDug(outfall) && site.ditchDepth === null,
    what: 'Глубину канавы или оврага',
    how: 'От земли до дна. По ней видно, дойдёт ли вода сама.',
  },
  {
    when: ({ site }) => site.distanceToDisposal === null,
    what: 'Расстояние от станции до сброса',
    how: `По трассе отвода: уклон ${SLOPE}\u00a0см на метр.`,
  },
  {
    when: ({ site }) => site.plotFall === null,
    what: 'Перепад участка до сброса',
    how: 'Нивелиром. Пока он неизвестен, считаем участок ровным.',
  },
  {
    when: (plot) => plot.soaks === null && (soaksAway(plot) || plot.site.soilType === null),
    what: 'Впитывает ли грунт',
    how: 'Пробной ямой: ведро воды в ямку 30\u00a0×\u00a030\u00a0см, результат через час.',
  },
  {
    when: ({ site }) => site.soilType === 'other',
    what: 'Какой грунт на участке',
    how: 'Пробным шурфом на глубину котлована: от грунта зависят крепление стенок, основание и засыпка.',
  },
  {
    when: ({ outfall, site }) => outfall === 'well' && site.totalRings === null,
    what: 'Глубину дренажного колодца',
    how: `По кольцам, ${RING_HEIGHT}\u00a0см каждое. От дна до воды должен остаться метр.`,
  },
  {
    when: ({ load, site }) => load.salvo === null && site.residents !== null,
    what: 'Что может слиться сразу',
    how: 'Ванны, душевые, стирка и баня: по ним проверяют залповый сброс.',
  },
  {
    when: ({ load }) => load.residents !== null && load.guests === null,
    what: 'Сколько бывает гостей',
    how: 'Пока посчитали без гостей: каждый добавляет 100\u00a0л в сутки.',
  },
  {
    when: ({ site }) => site.livingType === null,
    what: 'Как вы живёте в доме',
    how: 'Постоянно, по выходным или в сезон: от этого зависят размер и консервация.',
  },
  {
    when: ({ outfall }) => isDug(outfall),
    what: 'Куда течёт канава',
    how: 'Сброс в чужую или сухую канаву согласуют; выпуск должен остаться над водой.',
  },
  {
    when: soaksAway,
    what: 'Где питьевой колодец или скважина',
    how: 'До места, где вода уходит в грунт, не меньше 50\u00a0м: до своих и соседских (СанПиН 2.1.3684-21).',
  },
  {
    when: isHighWater,
    what: 'Подъезд для техники',
    how: 'Плита под корпус весит много: нужен манипулятор или место для заливки.',
  },
  {
    when: ({ site }) => site.powerCuts === null,
    what: 'Есть ли отключения света',
    how: 'При частых отключениях нужен запас времени без насоса и аэрации.',
  },
  {
    when: ({ site }) => site.pipeDepth !== null,
    what: 'Отметку трубы и уклон трассы',
    how: 'Нивелиром: от них зависит, подойдёт ли модель.',
  },
]

/** What holds below the deepest inlet of the named models, which no answer has excluded. */
function deeperWords({ inlet }: Plot, chosen: readonly Candidate<Selectable>[]): string {
  const deepest = Math.max(0, ...chosen.map(({ model }) => model.inletTo ?? 0))
  return deepest > 0 && inlet.to > deepest
    ? ` Если у станции она глубже ${centimetres(deepest)}, понадобится другой корпус, дороже названных.`
    : ''
}

/** What is to be measured on the plot, most important first. */
export function toMeasurements(
  plot: Plot,
  individual: Individual | null,
  chosen: readonly Candidate<Selectable>[],
): Measurement[] {
  const found = rules
    .filter(({ when }) => when(plot))
    .map(({ what, how }) => ({ what, how: what === PIPE ? `${how}${deeperWords(plot, chosen)}` : how }))
  if (individual !== 'settlement' && individual !== 'residents') return found
  return [
    {
      what: 'Расход воды и режим',
      how: 'Сколько людей и когда, кухня, прачечная, баня: станцию подбирают по проекту.',
    },
    ...found,
  ]
}
