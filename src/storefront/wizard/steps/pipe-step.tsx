import { WaterPicture } from '../pictures/water-picture.tsx'
import type { StepState } from '../state/step-state.ts'
import { Choices } from './choices.tsx'
import { DepthSlider } from './depth-slider.tsx'

/** Pipe depth and ground water, which determine variant and discharge. */
export function PipeStep({ state }: { state: StepState }) {
  const { water, waterHint } = state.words.wizardPipe
  return (
    <>
      <DepthSlider state={state} />
      <Choices
        name="groundWater"
        legend={water}
        hint={waterHint}
        columns="3"
        picture={(level) => <WaterPicture level={level} />}
        state={state}
      />
    </>
  )
}
