import type { SelectionModel } from '../../../api/product-models.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'
import type { WizardData } from '../../parts/shopping/wizard-data.ts'
import type { WizardValues } from '../state/values.ts'
import { ownWarnings } from './model-warnings.ts'
import { ResultModel } from './result-model.tsx'
import '../result-models.css'

/** Up to three models, best first. */
export function ResultModels({ reckoned, values, wizardData }: ResultModelsProps) {
  const { models, warnings, depthAdvice } = reckoned
  const own = ownWarnings(models, warnings)
  // Said once, of the first that is so large, and before what else is to be minded.
  const largest = models.findIndex((model) => depthAdvice !== null && model.warnings.includes(depthAdvice))
  const mindOf = (index: number) => {
    const others = (own[index] ?? []).filter((text) => text !== depthAdvice)
    return index === largest && depthAdvice !== null ? [depthAdvice, ...others] : others
  }
  return (
    <div className={`res-ms res-ms--${models.length}`}>
      {models.map((proposal, index) => (
        <ResultModel
          key={proposal.product.id}
          proposal={proposal}
          isBest={index === 0}
          isAlone={models.length === 1}
          warnings={mindOf(index)}
          values={values}
          wizardData={wizardData}
        />
      ))}
    </div>
  )
}

type ResultModelsProps = {
  reckoned: SelectedModels<SelectionModel>
  values: WizardValues
  wizardData: WizardData
}
