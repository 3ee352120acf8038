import { AnswerField } from './answer-field.tsx'
import { Choices } from './choices.tsx'
import type { StepState } from './use-wizard.ts'

/** The outfall; with further questions about a well (decisions.md, wizard fields by step). */
export function DisposalStep({ state }: { state: StepState }) {
  return (
    <>
      <Choices
        name="waterDisposal"
        legend="Куда уйдёт очищенная вода?"
        hint="После станции вода прозрачная и почти без запаха, но ей нужно законное место."
        columns="2"
        state={state}
      />
      {state.values.waterDisposal === 'drainage_well' && (
        <div className="wiz__q">
          <h4 className="q">Если колодец уже есть</h4>
          <div className="wiz__3">
            <AnswerField
              name="wellProductivity"
              label="Производительность"
              optional
              state={state}
              input={{ placeholder: 'м³ в сутки', inputMode: 'decimal' }}
            />
            <AnswerField
              name="totalRings"
              label="Колец всего"
              optional
              state={state}
              input={{ inputMode: 'numeric' }}
            />
            <AnswerField
              name="waterRings"
              label="Колец с водой"
              optional
              state={state}
              input={{ inputMode: 'numeric' }}
            />
          </div>
        </div>
      )}
    </>
  )
}
