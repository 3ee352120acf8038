import { SLOPE } from '@septic-shop/plot/pipes.ts'
import type { StepState } from '../state/step-state.ts'
import { AnswerField } from './answer-field.tsx'

/** Lengths of the pipes in metres; the inlet pipe falls along its way. */
export function DistanceStep({ state }: { state: StepState }) {
  return (
    <div className="form__2 wiz__q">
      <AnswerField
        name="distanceToInstallation"
        label="До места установки, м"
        hint={`По трассе трубы от дома до станции. На каждый метр труба опускается на ${SLOPE}\u00a0см.`}
        state={state}
        takesUnknown
      />
      <AnswerField
        name="distanceToDisposal"
        label="До точки сброса, м"
        hint="От станции до места, куда уйдёт очищенная вода."
        state={state}
        takesUnknown
      />
    </div>
  )
}
