import { SALVO_LITRES, salvoOf } from '../../../domain/selection/salvo.ts'
import type { StepState } from '../state/step-state.ts'
import { toSite } from '../state/values.ts'
import { Choices } from './choices.tsx'
import { CountedFixture } from './counted-fixture.tsx'
import { MoreQuestions } from './more-questions.tsx'
import { YesNo } from './yes-no.tsx'

/** Residents and guests, which determine the capacity; what may flow at once, and the power. */
export function HouseStep({ state }: { state: StepState }) {
  const words = state.words.wizardHouse
  const salvo = salvoOf(toSite(state.values))
  return (
    <>
      <Choices name="residents" legend={words.residents} columns="5" state={state} />
      <Choices name="livingType" legend={words.livingType} columns="words" state={state} />
      <Choices name="guests" legend={words.guests} columns="few" state={state} />
      <MoreQuestions legend={words.salvo} hint={words.salvoHint}>
        <CountedFixture name="baths" label={words.baths} detail={per(SALVO_LITRES.bath)} state={state} />
        <CountedFixture
          name="showers"
          label={words.showers}
          detail={per(SALVO_LITRES.shower)}
          state={state}
        />
        <CountedFixture
          name="washers"
          label={words.washers}
          detail={per(SALVO_LITRES.washer)}
          state={state}
        />
        <YesNo name="banya" label={words.banya} detail={`${SALVO_LITRES.banya}\u00a0л`} state={state} />
        <p className="salvo">
          Залп вашего дома <output>{salvo === null ? 'не указан' : `от\u00a0${salvo}\u00a0л`}</output>
        </p>
      </MoreQuestions>
      <MoreQuestions legend={words.power} hint={words.powerHint}>
        <YesNo name="powerCuts" label={words.powerCuts} detail={words.powerCutsHint} state={state} />
      </MoreQuestions>
    </>
  )
}

const per = (litres: number) => `по\u00a0${litres}\u00a0л`
