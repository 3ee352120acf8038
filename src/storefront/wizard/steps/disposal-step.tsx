import { isAskedOf, type NumberName } from '../../../domain/selection/answers.ts'
import { ExistingPicture } from '../pictures/existing-picture.tsx'
import type { StepState } from '../state/step-state.ts'
import type { WizardValues } from '../state/values.ts'
import { AnswerField } from './answer-field.tsx'
import { Choices } from './choices.tsx'
import { SlopeQuestions } from './slope-questions.tsx'

/** Whether a question is asked of this way of discharge; an answer that came by a link is shown at any. */
const isAsked = (name: NumberName, values: WizardValues) =>
  values[name] !== '' || isAskedOf(name, values.waterDisposal)

/** The outfall; with further questions about it (decisions.md, wizard fields by step) and about what stands there now. */
export function DisposalStep({ state }: { state: StepState }) {
  const { values, words } = state
  const { outfall, outfallHint, existing, ...own } = words.wizardOutfall
  return (
    <>
      <Choices
        name="waterDisposal"
        legend={outfall}
        hint={outfallHint}
        notes={{
          drainage_ditch: own.ditchNote,
          ravine: own.ravineNote,
          drainage_well: own.wellNote,
          filtration_field: own.fieldNote,
          other: own.otherNote,
        }}
        columns="2"
        state={state}
      />
      {(isAsked('wellProductivity', values) ||
        isAsked('totalRings', values) ||
        isAsked('waterRings', values)) && <WellQuestions state={state} />}
      <SlopeQuestions hasDitch={isAsked('ditchDepth', values)} state={state} />
      <Choices
        name="existing"
        legend={existing}
        optional
        columns="3"
        picture={(what) => <ExistingPicture what={what} />}
        state={state}
      />
    </>
  )
}

function WellQuestions({ state }: { state: StepState }) {
  const { wellQuestions, wellProductivity, totalRings, waterRings } = state.words.wizardOutfall
  return (
    <div className="wiz__q">
      <h4 className="q">{wellQuestions}</h4>
      <div className="wiz__3">
        <AnswerField
          name="wellProductivity"
          label={`${wellProductivity}, м³/сут`}
          optional
          state={state}
          input={{ placeholder: 'Например, 0,8' }}
        />
        <AnswerField name="totalRings" label={totalRings} optional state={state} />
        <AnswerField name="waterRings" label={waterRings} optional state={state} />
      </div>
    </div>
  )
}
