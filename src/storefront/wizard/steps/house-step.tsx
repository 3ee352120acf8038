import { SALVO_LITRES, salvoOf } from '../../../domain/selection/salvo.ts'
import type { StepState } from '../state/step-state.ts'
import { toSite } from '../state/values.ts'
import { Choices } from './choices.tsx'
import { CountedFixture } from './counted-fixture.tsx'
import { MoreQuestions } from './more-questions.tsx'
import { YesNo } from './yes-no.tsx'

/** Residents and guests, which determine the capacity; what may flow at once, and the power. */
export function HouseStep({ state }: { state: StepState }) {
  const salvo = salvoOf(toSite(state.values))
  return (
    <>
      <Choices name="residents" legend="Сколько человек живёт в доме?" columns="5" state={state} />
      <Choices name="livingType" legend="Как живёте?" columns="words" state={state} />
      <Choices name="guests" legend="Сколько бывает гостей?" columns="few" state={state} />
      <MoreQuestions
        legend="Что может слиться за полчаса?"
        hint="Залп&nbsp;— сколько станция примет разом. Не знаете&nbsp;— оставьте «?»."
      >
        <CountedFixture name="baths" label="Ванны" detail={per(SALVO_LITRES.bath)} state={state} />
        <CountedFixture name="showers" label="Душевые" detail={per(SALVO_LITRES.shower)} state={state} />
        <CountedFixture
          name="washers"
          label="Стиральные машины"
          detail={per(SALVO_LITRES.washer)}
          state={state}
        />
        <YesNo
          name="banya"
          label="Баня на той же трубе"
          detail={`${SALVO_LITRES.banya}\u00a0л`}
          state={state}
        />
        <p className="salvo">
          Залп вашего дома <output>{salvo === null ? 'не указан' : `от\u00a0${salvo}\u00a0л`}</output>
        </p>
      </MoreQuestions>
      <MoreQuestions
        legend="Как с электричеством?"
        hint="Если свет отключают часто, лучше станция без насоса."
      >
        <YesNo name="powerCuts" label="Бывают отключения" detail="дольше 6–8&nbsp;часов" state={state} />
      </MoreQuestions>
    </>
  )
}

const per = (litres: number) => `по\u00a0${litres}\u00a0л`
