import { pipeDepthRange } from '../../domain/selection/answers.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import { RangeKnob } from '../../ui/range-knob.tsx'
import type { StepState } from './use-wizard.ts'

const { min, max, step, initial } = pipeDepthRange
const centimetres = ['сантиметр', 'сантиметра', 'сантиметров'] as const
const formatDepth = (depth: number) => `${depth} ${plural(depth, centimetres)}`

/** Pipe depth at the house in centimetres: a native slider with its value above the knob. Untouched it counts as unanswered. */
export function DepthSlider({ state }: { state: StepState }) {
  const { pipeDepth } = state.values
  const unset = pipeDepth === ''
  const depth = unset ? initial : Number(pipeDepth)
  const set = (next: number) => state.answer('pipeDepth', String(next))
  return (
    <div className="wiz__q">
      <h4 className="q">На какой глубине труба выходит из дома?</h4>
      <Hint>
        Измерьте от земли до низа трубы у самого фундамента. Если дом ещё строится, возьмите глубину из
        проекта.
      </Hint>
      <div
        className={unset ? 'range slider is-unset' : 'range slider'}
        style={{ '--a': '0%', '--b': `${((depth - min) / (max - min)) * 100}%` }}
      >
        <div className="range__t">
          {!unset && (
            <p className="slider__v" aria-hidden="true">
              {depth}&nbsp;см
            </p>
          )}
          <RangeKnob
            side="to"
            label="Глубина трубы"
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
      <p className="slider__skip">
        {unset ? (
          'Не знаете\u00a0— пропустите, проверим на замере.'
        ) : (
          <Button variant="quiet" className="slider__unknown" onClick={() => state.answer('pipeDepth', '')}>
            Не знаю глубину
          </Button>
        )}
      </p>
    </div>
  )
}
