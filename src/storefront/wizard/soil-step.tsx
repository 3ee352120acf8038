import { Choices } from './choices.tsx'
import type { StepState } from './step-state.ts'

/** The soil. */
export function SoilStep({ state }: { state: StepState }) {
  return (
    <Choices
      name="soilType"
      legend="Какой на участке грунт?"
      hint="Возьмите горсть влажной земли с глубины лопаты и скатайте её между ладонями."
      columns="2"
      state={state}
    />
  )
}
