import type { Model } from '../model.ts'
import type { Plot } from '../plot.ts'

/** Why no model of the catalogue is proposed, though the residents are known. */
export type Individual = 'settlement' | 'residents' | 'depth' | 'catalogue'

/** Ten residents and more, a settlement, and a pipe deeper than any model are reckoned by an engineer. */
export function individualReason(
  { site, inlet }: Plot,
  models: readonly Model<unknown>[],
): Individual | null {
  if (site.residents === 'settlement') return 'settlement'
  if (site.residents === '10+') return 'residents'
  const deepest = Math.max(0, ...models.map(({ inletTo }) => inletTo ?? 0))
  return deepest > 0 && inlet.from > deepest ? 'depth' : null
}

/** Messages: why an engineer has to calculate. */
export const individualReasons: Readonly<Record<Individual, string>> = {
  settlement: 'Для посёлка или предприятия станцию подбирают по проекту, а не по каталогу.',
  residents:
    'От десяти человек станцию подбираем отдельно: важны режим, кухня и сколько воды приходит разом.',
  depth: 'Труба глубже, чем у любой модели: поднимаем трубу или считаем отдельное решение.',
  catalogue: 'Готовой модели с таким сочетанием в каталоге нет, поэтому нужен отдельный расчёт.',
}
