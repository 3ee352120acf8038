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
  const { values } = state
  return (
    <>
      <Choices
        name="waterDisposal"
        legend="Куда уйдёт очищенная вода?"
        hint="После станции вода прозрачная и почти без запаха, но ей нужно законное место."
        columns="2"
        state={state}
      />
      {(isAsked('wellProductivity', values) ||
        isAsked('totalRings', values) ||
        isAsked('waterRings', values)) && <WellQuestions state={state} />}
      <SlopeQuestions hasDitch={isAsked('ditchDepth', values)} state={state} />
      <Choices
        name="existing"
        legend="Что стоит сейчас?"
        optional
        columns="3"
        picture={(what) => <ExistingPicture what={what} />}
        state={state}
      />
    </>
  )
}

function WellQuestions({ state }: { state: StepState }) {
  return (
    <div className="wiz__q">
      <h4 className="q">Если колодец уже есть</h4>
      <div className="wiz__3">
        <AnswerField
          name="wellProductivity"
          label="Производительность, м³/сут"
          optional
          state={state}
          input={{ placeholder: 'Например, 0,8' }}
        />
        <AnswerField name="totalRings" label="Колец всего" optional state={state} />
        <AnswerField name="waterRings" label="Колец с водой" optional state={state} />
      </div>
    </div>
  )
}
