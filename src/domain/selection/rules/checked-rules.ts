import { type RuleName, ruleNames } from '../norms.ts'
import { isWaterKnown, type Plot, soaksAway } from '../plot.ts'
import { isExact } from '../range.ts'

/** Whether the answers are enough to ask each rule. */
const asked: Readonly<Record<RuleName, (plot: Plot) => boolean>> = {
  load: ({ load }) => load.litresPerDay !== null,
  salvo: ({ load }) => load.salvo !== null,
  inlet: ({ inlet }) => inlet.from > 0 || Number.isFinite(inlet.to),
  water: isWaterKnown,
  outlet: ({ outfall, bottom }) => outfall !== 'place' && outfall !== 'field' && isExact(bottom),
  soil: (plot) => soaksAway(plot) && plot.site.soilType !== null,
  well: (plot) => soaksAway(plot) && isWaterKnown(plot),
  residence: ({ site }) => site.livingType !== null,
  electricity: ({ site }) => site.powerCuts !== null,
  oversize: ({ site, load }) => site.livingType === 'permanent' && load.residents !== null,
}

/** Rules that could be checked with these answers, in the order of the table. */
export const checkedRules = (plot: Plot): RuleName[] => ruleNames.filter((rule) => asked[rule](plot))
