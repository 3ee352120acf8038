import type { StepState } from '../state/step-state.ts'
import { Choices } from './choices.tsx'

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
