import { SlopeDrawing } from '../pictures/slope-drawing.tsx'
import type { StepState, WizardWords } from '../state/step-state.ts'
import { AnswerField } from './answer-field.tsx'
import { MoreQuestions } from './more-questions.tsx'

/** Depth of the ditch and fall of the plot, in centimetres: they tell whether water arrives without a pump. */
export function SlopeQuestions({ hasDitch, state }: { hasDitch: boolean; state: StepState }) {
  const words = slopeWords(state.words.wizardOutfall, hasDitch, state.values.waterDisposal)
  const { plotFall } = state.values
  const isUphill = plotFall.startsWith('-') || plotFall.startsWith('−')
  return (
    <MoreQuestions legend={words.title} hint={words.hint}>
      <SlopeDrawing hasDitch={hasDitch} words={state.words.wizardOutfall} />
      <div className="form__2">
        {hasDitch && (
          <AnswerField
            name="ditchDepth"
            label={`${words.depth}, см`}
            hint={words.depthHint}
            optional
            takesUnknown
            input={{ placeholder: 'Например, 120' }}
            state={state}
          />
        )}
        <AnswerField
          name="plotFall"
          label={`${words.fall}, см`}
          hint={words.fallHint}
          optional
          takesUnknown
          input={{ placeholder: 'Например, 40' }}
          state={state}
        >
          <label className="dk">
            <input
              type="checkbox"
              name="plotFallUphill"
              checked={isUphill}
              disabled={!/\d/.test(plotFall)}
              onChange={() => state.answer('plotFall', isUphill ? plotFall.slice(1) : `-${plotFall}`)}
            />
            {words.uphill}
          </label>
        </AnswerField>
      </div>
    </MoreQuestions>
  )
}

/** What is asked of a ravine, of a ditch, or of the fall alone. */
function slopeWords(texts: WizardWords['wizardOutfall'], hasDitch: boolean, disposal: string) {
  const { depthHint, uphill } = texts
  if (!hasDitch)
    return {
      title: texts.slope,
      hint: texts.slopeHint,
      depth: '',
      depthHint,
      fall: texts.plotFall,
      fallHint: texts.plotFallHint,
      uphill,
    }
  const isRavine = disposal === 'ravine'
  return {
    title: isRavine ? texts.ravineSlope : texts.ditchSlope,
    hint: texts.outfallSlopeHint,
    depth: isRavine ? texts.ravineDepth : texts.ditchDepth,
    depthHint,
    fall: isRavine ? texts.ravineFall : texts.ditchFall,
    fallHint: isRavine ? texts.ravineFallHint : texts.ditchFallHint,
    uphill,
  }
}
