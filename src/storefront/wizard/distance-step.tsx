import { validateDistance } from '../../domain/selection/distance.ts'
import { AnswerField } from './answer-field.tsx'
import type { StepState } from './use-wizard.ts'

/** Not `type="number"`: some browsers read «12,5» as 125, and what they cannot read is lost. */
const inMetres = { inputMode: 'decimal', autoComplete: 'off' } as const

/** How long the pipes are: the first one deepens on its way. Metres. */
export function DistanceStep({ state }: { state: StepState }) {
  return (
    <div className="form__2 wiz__q">
      <AnswerField
        name="distanceToInstallation"
        label="До места установки, м"
        hint="По трассе трубы от дома до станции. На каждый метр труба опускается на 2&nbsp;см."
        state={state}
        input={inMetres}
        check={validateDistance}
      />
      <AnswerField
        name="distanceToDisposal"
        label="До точки сброса, м"
        hint="От станции до места, куда уйдёт очищенная вода."
        state={state}
        input={inMetres}
        check={validateDistance}
      />
    </div>
  )
}
