import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Honeypot } from '../inquiry/fields/honeypot.tsx'
import { WhatOpens } from '../inquiry/fields/what-opens.tsx'
import { ChatFormTrouble } from '../inquiry/form/chat-form-trouble.tsx'
import { LateSentInquiry } from '../inquiry/form/late-sent-inquiry.tsx'
import { SubmitLabel } from '../inquiry/form/submit-label.tsx'
import { BestSoFar } from './live/best-so-far.tsx'
import type { ShownSelection } from './live/use-selection.ts'
import { LAST_STEP, steps } from './state/steps.ts'
import { StepQuestions } from './steps/step-questions.tsx'
import type { WizardState } from './steps/use-wizard.ts'
import { WithoutScripts } from './without-scripts.tsx'
import './questions.css'

/** Ignores the second click of a double click, which would skip a step or send at once. */
function once(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** The present step with buttons for next and previous; steps are not validated. */
export function WizardForm({ wizard, live, onOpen }: WizardFormProps) {
  const { step, parts, sent, leadHandling, messenger } = wizard
  const last = step === LAST_STEP
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const unsent = <ChatFormTrouble parts={parts} form="wizard" keptLine={wizard.keptLine} />
  if (sent !== null) {
    return (
      <div className="wiz__main">
        <LateSentInquiry kept={sent} heading="h2" messageLabel="Ответы">
          <Button variant="quiet" onClick={wizard.again}>
            Подобрать ещё раз
          </Button>
        </LateSentInquiry>
      </div>
    )
  }
  return (
    <form
      className="wiz__main"
      aria-label="Подбор станции"
      {...wizard.formProps}
      onFocus={touch}
      onPointerDown={touch}
    >
      <Honeypot />
      {/* Above the steps that begin again after an inquiry, else under the button that was pressed. */}
      {step === 1 && unsent}
      <ol className="steps" aria-hidden="true">
        {steps.map(({ title }, index) => (
          <li key={title} className={index < step ? 'is-reached' : undefined} />
        ))}
      </ol>
      <h3 className="steps__t" tabIndex={-1}>
        <span>{`Шаг ${step} из ${LAST_STEP}`}</span> <span>{steps[step - 1]?.title}</span>
      </h3>
      <StepQuestions wizard={wizard} isTouched={isTouched} />
      <WithoutScripts />
      <div className="wiz__foot">
        <BestSoFar live={live} values={wizard.values} queue={parts} onOpen={onOpen} />
        <StepButtons wizard={wizard} />
      </div>
      {/* Not with the parts of the queue, which come at the first sign of a person and would move what he is pressing. */}
      {last && (
        <p className="small muted wiz__after">
          <WhatOpens leadHandling={leadHandling} messenger={messenger} />
        </p>
      )}
      {step > 1 && unsent}
      {last && live.parts && live.reckoned && live.best && (
        <live.parts.SiteInquiry
          product={live.best.product}
          values={wizard.values}
          rulesVersion={live.reckoned.rulesVersion}
        />
      )}
    </form>
  )
}

/** Back, and on: to the next step, at the last one with the inquiry. */
function StepButtons({ wizard }: Pick<WizardFormProps, 'wizard'>) {
  const { step, back, sending, leadHandling, where } = wizard
  return (
    <div className="wiz__nav">
      {step > 1 && (
        <Button size="big" onClick={back}>
          Назад
        </Button>
      )}
      {step === LAST_STEP ? (
        <Button
          key="send"
          variant="main"
          size="big"
          type="submit"
          isBusy={sending}
          disabled={sending}
          onClick={once}
        >
          <SubmitLabel sending={sending} leadHandling={leadHandling} where={where} />
        </Button>
      ) : (
        <Button variant="water" size="big" type="submit" onClick={once}>
          <span>{`Далее: ${steps[step]?.next}`}</span>
          <Icon name="arrow-right" />
        </Button>
      )}
    </div>
  )
}

type WizardFormProps = { wizard: WizardState; live: ShownSelection; onOpen: () => void }
