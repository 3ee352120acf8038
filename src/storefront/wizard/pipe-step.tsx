import { Choices } from './choices.tsx'
import { DepthSlider } from './depth-slider.tsx'
import type { StepState } from './use-wizard.ts'
import { WaterPicture } from './water-picture.tsx'

/** Where the pipe and the water are: with this the body and the way the clean water leaves are known. */
export function PipeStep({ state }: { state: StepState }) {
  return (
    <>
      <DepthSlider state={state} />
      <Choices
        name="groundWater"
        legend="Как близко грунтовая вода?"
        hint="Посмотрите весной на уровень воды в колодце, своём или соседском. Точно не знаете&nbsp;— выберите, как у соседей: проверим на замере."
        columns="3"
        picture={(level) => <WaterPicture level={level} />}
        state={state}
      />
    </>
  )
}
