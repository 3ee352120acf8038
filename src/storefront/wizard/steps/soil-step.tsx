import type { StepState } from '../state/step-state.ts'
import { Choices } from './choices.tsx'

/** The soil. */
export function SoilStep({ state }: { state: StepState }) {
  const { soil, soilHint, sand, loam, clay, sandyLoam, peatClay, filled, quicksand, otherSoil } =
    state.words.wizardSoil
  return (
    <Choices
      name="soilType"
      legend={soil}
      hint={soilHint}
      notes={{
        sand,
        loam,
        clay,
        sandy_loam: sandyLoam,
        peat_clay: peatClay,
        filled,
        quicksand,
        other: otherSoil,
      }}
      columns="2"
      state={state}
    />
  )
}
