import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { questions } from '../../../domain/selection/questions.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Hint } from '../../../ui/field/field.tsx'
import { RangeKnob } from '../../../ui/field/range-knob.tsx'
import { Note } from '../../../ui/note.tsx'
import { PipeDrawing } from '../pictures/pipe-drawing.tsx'
import type { StepState } from '../state/step-state.ts'
import { DontKnow } from './dont-know.tsx'

const { min, max, step, initial } = questions.pipeDepth.slider
const centimetres = ['сантиметр', 'сантиметра', 'сантиметров'] as const

/**
 * Pipe depth at the house in centimetres: a native slider with its value above the knob. Untouched it counts as unanswered. A
 * depth that came by a link is kept exactly, also between and beyond the slider's steps.
 */
export function DepthSlider({ state }: { state: StepState }) {
  const { pipeDepth } = state.values
  const { pipe, pipeHint, pipeUnset, pipeUnknown } = state.words.wizardPipe
  const isUnknown = pipeDepth === UNKNOWN
  const unset = pipeDepth === '' || isUnknown
  const depth = unset ? initial : Number(pipeDepth)
  const place = Math.min(1, Math.max(0, (depth - min) / (max - min)))
  const set = (next: number) => state.answer('pipeDepth', String(next))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of a fieldset would be read before each of two controls
    <div className="wiz__q" role="group" aria-labelledby="pipe-depth">
      <h4 className="q" id="pipe-depth">
        {pipe}
      </h4>
      {pipeHint && <Hint>{pipeHint}</Hint>}
      <PipeDrawing {...state.words.wizardPipe} />
      <div
        className={unset ? 'range slider is-unset' : 'range slider'}
        style={{ '--a': '0%', '--b': `${place * 100}%` }}
      >
        <div className="range__t">
          <p className="slider__v" aria-hidden="true">
            {unset ? pipeUnset : `${formatNumber(depth)}\u00a0см`}
          </p>
          <RangeKnob
            side="to"
            label={pipe}
            name="pipeDepth"
            min={min}
            max={max}
            step={step}
            value={depth}
            text={unset ? 'не указана' : formatDepth(depth)}
            onTop={false}
            onSlide={set}
            onCommit={set}
            onTouch={() => unset && set(depth)}
          />
        </div>
        <p className="slider__ends" aria-hidden="true">
          <span>{min}&nbsp;см</span>
          <span>{max}&nbsp;см</span>
        </p>
      </div>
      <DontKnow
        name="pipeDepth"
        checked={isUnknown}
        onChange={(unknown) => state.answer('pipeDepth', unknown ? UNKNOWN : '')}
      />
      {isUnknown && pipeUnknown && (
        <Note className="slider__note">
          <p>{pipeUnknown}</p>
        </Note>
      )}
    </div>
  )
}

function formatDepth(depth: number): string {
  const [, few] = centimetres
  return `${formatNumber(depth)} ${Number.isInteger(depth) ? plural(depth, centimetres) : few}`
}
