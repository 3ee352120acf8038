import { formatFlow } from './explanation.ts'
import type { Fit } from './fits.ts'
import { MAX_PIPE_DEPTH, type Need } from './rules.ts'

/** Sentences on why a model is proposed: capacity, variant, then special features. */
export function reasonsOf({ kind, variant, pump, capacity, grown }: Fit<unknown>, need: Need): string[] {
  const flow = need.litres ?? 0
  const spare = capacity - flow
  const room = spare > 0 ? `, запас ${formatFlow(spare)}` : ', ровно ваш сток'
  return [
    `Производительность ${formatFlow(capacity)}${room}.`,
    grown && 'Размером меньше такого исполнения в этой линейке нет.',
    kind === 'low' && 'Низкий корпус: котлован мельче, в мокром грунте его проще закрепить.',
    kind === 'low' && need.pump && !pump && 'Отвод самотёком; если канава выше, нужен насосный колодец.',
    kind === 'septic' && 'Без электричества. Чистит слабее станции, осадок откачивают раз в год.',
    variant === 'long' && 'Горловина под трубу до 140\u00a0см.',
    variant === 'reinforced' && 'Усиленный корпус под трубу до 240\u00a0см.',
    pump && 'Насос поднимает воду выше грунтовой.',
  ].filter((sentence) => sentence !== false)
}

/** Condition shown while the pipe depth is unknown; null once it is known. */
export function depthCondition({ depth }: Need): string | null {
  if (depth !== null) return null
  return `Глубину трубы проверим на замере: эти модели подходят, если у станции она не глубже ${MAX_PIPE_DEPTH.standard}\u00a0см.`
}
