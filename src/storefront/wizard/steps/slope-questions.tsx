import { SlopeDrawing } from '../pictures/slope-drawing.tsx'
import type { StepState } from '../state/step-state.ts'
import { AnswerField } from './answer-field.tsx'
import { MoreQuestions } from './more-questions.tsx'

/** Depth of the ditch and fall of the plot, in centimetres: they tell whether water arrives without a pump. */
export function SlopeQuestions({ hasDitch, state }: { hasDitch: boolean; state: StepState }) {
  const place = placeOf(hasDitch, state.values.waterDisposal)
  const { plotFall } = state.values
  const isUphill = plotFall.startsWith('-') || plotFall.startsWith('−')
  return (
    <MoreQuestions
      legend={hasDitch ? `${place.name} и склон` : 'Склон участка'}
      hint={
        hasDitch
          ? 'По этим двум числам видно, дойдёт ли вода сама или нужен насос.'
          : 'По этому числу видно, дойдёт ли вода сама или нужен насос.'
      }
    >
      <SlopeDrawing hasDitch={hasDitch} />
      <div className="form__2">
        {hasDitch && (
          <AnswerField
            name="ditchDepth"
            label={`Глубина ${place.of}, см`}
            hint="От края до дна."
            optional
            takesUnknown
            input={{ placeholder: 'Например, 120' }}
            state={state}
          />
        )}
        <AnswerField
          name="plotFall"
          label={`Перепад до ${place.of}, см`}
          hint={`На сколько земля ${place.at} ниже, чем у станции. Участок ровный\u00a0— 0.`}
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
            Там выше
          </label>
        </AnswerField>
      </div>
    </MoreQuestions>
  )
}

function placeOf(hasDitch: boolean, disposal: string) {
  if (hasDitch && disposal === 'ravine') return { name: 'Овраг', of: 'оврага', at: 'у оврага' }
  if (hasDitch) return { name: 'Канава', of: 'канавы', at: 'у канавы' }
  return { name: '', of: 'места сброса', at: 'у места сброса' }
}
