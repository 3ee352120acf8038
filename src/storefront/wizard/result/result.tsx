import type { SelectionModel } from '../../../api/product-models.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import { complete } from '../../../domain/selection/select.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'
import { PlotSection } from '../pictures/plot-section.tsx'
import { LinkNote } from '../state/link-note.tsx'
import type { LiveSelection } from '../state/live-selection.ts'
import { RESULT_ID } from '../state/result-anchor.ts'
import { toWizardData } from '../state/result-wizard-data.ts'
import type { WizardState } from '../steps/use-wizard.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultAnswers } from './result-answers.tsx'
import { ResultHead } from './result-head.tsx'
import { ResultModels } from './result-models.tsx'
import { ResultNotes } from './result-notes.tsx'
import { ResultSum } from './result-sum.tsx'
import { ToMeasure } from './result-to-measure.tsx'
import { WhyNot } from './result-why-not.tsx'
import { WithoutModels } from './result-without-models.tsx'
import { sizesOf } from './size-prices.ts'
import '../result.css'
import '../result-parts.css'
import '../result-print.css'

/** The result below the steps: which station, why, at which price, why not another, and what is to be measured. */
export function Result({ opened, isPartlyRead, wizard, live, reckoned }: ResultProps) {
  const { site, products } = live
  const { models, individual } = reckoned
  const { sum, toMeasure } = complete(reckoned)
  const sizes = site.residents === null ? sizesOf(site, products) : []
  const wizardData = toWizardData(site, reckoned.rulesVersion)
  return (
    <section className="section res" id={RESULT_ID} aria-labelledby="result-title">
      <div className="wrap">
        <ResultHead opened={opened} site={site} reckoned={reckoned} sizes={sizes} wizard={wizard} />
        {isPartlyRead && <LinkNote />}
        <ResultAnswers site={site} wizard={wizard} />
        {models.length > 0 ? (
          <ResultModels reckoned={reckoned} values={wizard.values} wizardData={wizardData} />
        ) : (
          <WithoutModels individual={individual} sizes={sizes} wizard={wizard} />
        )}
        <ResultNotes reckoned={reckoned} />
      </div>
      <ResultSum steps={sum} />
      {isPlotKnown(site) && <PlotSection site={site} selection={reckoned} />}
      <WhyNot rejected={reckoned.rejected} />
      <ToMeasure measurements={toMeasure} />
      <ResultActions site={site} models={models} wizard={wizard} wizardData={wizardData} />
    </section>
  )
}

type ResultProps = {
  /** How often it was opened: the focus moves to the heading each time. */
  opened: number
  /** The link that opened it held something that is no answer. */
  isPartlyRead: boolean
  wizard: WizardState
  live: LiveSelection
  reckoned: SelectedModels<SelectionModel>
}

/** Whether there is anything to draw: without an answer about the plot the section would be dashes alone. */
const isPlotKnown = (site: SiteAnswers) =>
  [
    site.pipeDepth,
    site.groundWater,
    site.soilType,
    site.waterDisposal,
    site.distanceToInstallation,
    site.distanceToDisposal,
  ].some((answer) => answer !== null)
