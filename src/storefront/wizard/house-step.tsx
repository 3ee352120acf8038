import { Choices } from './choices.tsx'
import type { StepState } from './use-wizard.ts'

/** Residents and guests, which determine the capacity. */
export function HouseStep({ state }: { state: StepState }) {
  return (
    <>
      <Choices name="residents" legend="Сколько человек живёт в доме?" columns="5" state={state} />
      <Choices name="livingType" legend="Как живёте?" columns="3" state={state} />
      <Choices name="guests" legend="Сколько бывает гостей?" columns="few" state={state} />
    </>
  )
}
