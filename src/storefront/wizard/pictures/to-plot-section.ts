import { isDug } from '@septic-shop/plot/outfall.ts'
import type { Station } from '@septic-shop/plot/station.ts'
import type { PlotSection } from '@septic-shop/station-drawing/plot-section/plot-section.ts'
import { toShape } from '@septic-shop/station-drawing/station/shape.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import { outfallOf } from '../../../domain/selection/outfall.ts'

/** What the selection says of a plot, as far as it is drawn. */
export interface SelectedPlot {
  /** Centimetres below the ground. */
  levels: { inlet: number | null }
  water: { from: number; to: number } | null
  anchoring: PlotSection['anchoring']
  /** The best one first. */
  models: readonly {
    product: { station: Station | null; manufacturerColor: string | null; outlet: number | null }
    /** Whether the clean water leaves under pressure, and whether a separate well holds the pump. */
    isLifted: boolean
    hasPumpWell: boolean
  }[]
}

/** The section of a plot: the visitor's answers and the first model, in whole centimetres and tenths of a metre. */
export function toPlotSection(site: SiteAnswers, selection: SelectedPlot): PlotSection {
  const [first] = selection.models
  const station = first?.product.station ?? null
  const outfall = outfallOf(site)
  const { water } = selection
  return {
    station:
      first === undefined || station === null
        ? null
        : {
            ...toShape(station, first.product.manufacturerColor),
            pump: first.isLifted && !first.hasPumpWell,
          },
    pipe: whole(site.pipeDepth),
    run: tenths(site.distanceToInstallation),
    way: tenths(site.distanceToDisposal),
    outlet: station === null ? null : outletOf(first, selection.levels.inlet),
    fall: whole(site.plotFall),
    outfall,
    ditchDepth: isDug(outfall) ? whole(site.ditchDepth) : null,
    rings: outfall === 'well' ? site.totalRings : null,
    waterRings: outfall === 'well' ? tenths(site.waterRings) : null,
    water: water && { from: Math.max(0, Math.round(water.from)), to: Math.max(0, Math.round(water.to)) },
    soil: site.soilType,
    anchoring: selection.anchoring,
    pumpWell: station !== null && first?.hasPumpWell === true,
  }
}

/** The model's outlet; that of an unknown one is reckoned not above its inlet. A pressure outlet has no such rule. */
function outletOf(
  first: SelectedPlot['models'][number] | undefined,
  inlet: number | null,
): PlotSection['outlet'] {
  if (first === undefined) return null
  const { outlet } = first.product
  if (outlet !== null) return { depth: Math.round(outlet / 10), reckoned: false }
  if (inlet === null || (first.isLifted && !first.hasPumpWell)) return null
  return { depth: Math.ceil(inlet), reckoned: true }
}

const whole = (value: number | null) => (value === null ? null : Math.round(value) + 0)
const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
