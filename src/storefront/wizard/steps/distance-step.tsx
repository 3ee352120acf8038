import { SLOPE } from '@septic-shop/plot/pipes.ts'
import type { StepState } from '../state/step-state.ts'
import { AnswerField } from './answer-field.tsx'

/** Lengths of the pipes in metres; the inlet pipe falls along its way. */
export function DistanceStep({ state }: { state: StepState }) {
  const { toStation, toStationHint, toOutfall, toOutfallHint } = state.words.wizardWay
  const fall = `На каждый метр труба опускается на ${SLOPE}\u00a0см.`
  return (
    <div className="form__2 wiz__q">
      <AnswerField
        name="distanceToInstallation"
        label={`${toStation}, м`}
        hint={toStationHint ? `${toStationHint} ${fall}` : fall}
        state={state}
        takesUnknown
      />
      <AnswerField
        name="distanceToDisposal"
        label={`${toOutfall}, м`}
        hint={toOutfallHint}
        state={state}
        takesUnknown
      />
    </div>
  )
}
