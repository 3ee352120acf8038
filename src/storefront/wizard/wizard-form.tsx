import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Honeypot } from '../inquiry/fields/honeypot.tsx'
import { ChatFormTrouble } from '../inquiry/form/chat-form-trouble.tsx'
import { LateSentInquiry } from '../inquiry/form/late-sent-inquiry.tsx'
import { SubmitLabel } from '../inquiry/form/submit-label.tsx'
import { CallOrWrite } from '../parts/chrome/call-or-write.tsx'
import { fillName } from '../parts/sections/use-section-texts.ts'
import { BestSoFar } from './live/best-so-far.tsx'
import type { ShownSelection } from './live/use-selection.ts'
import { LAST_STEP, stepsOf } from './state/steps.ts'
import { StepQuestions } from './steps/step-questions.tsx'
import type { WizardState } from './steps/use-wizard.ts'
import './questions.css'

const STEPS = Array.from({ length: LAST_STEP }, (_, index) => index + 1)

/** Ignores the second click of a double click, which would skip a step or send at once. */
function once(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** The present step with buttons for next and previous; steps are not validated. */
export function WizardForm({ wizard, live, onOpen }: WizardFormProps) {
  const { step, outbox, sent, words } = wizard
  const last = step === LAST_STEP
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const unsent = <ChatFormTrouble outbox={outbox} form="wizard" keptLine={wizard.keptLine} />
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
        {STEPS.map((number) => (
          <li key={number} className={number <= step ? 'is-reached' : undefined} />
        ))}
      </ol>
      <h3 className="steps__t" tabIndex={-1}>
        <span>{`Шаг ${step} из ${LAST_STEP}`}</span> <span>{stepsOf(words)[step - 1]?.title}</span>
      </h3>
      <StepQuestions wizard={wizard} isTouched={isTouched} />
      <WithoutScripts />
      <div className="wiz__foot">
        <BestSoFar live={live} values={wizard.values} outbox={outbox} onOpen={onOpen} />
        <StepButtons wizard={wizard} />
      </div>
      {/* Not with the parts of the queue, which come at the first sign of a person and would move what he is pressing. */}
      {last && (
        <p className="small muted wiz__after">
          <WhatOpens {...wizard} />
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
  const { step, back, sending, leadHandling, where, words } = wizard
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
          <span>{`Далее: ${stepsOf(words)[step]?.next}`}</span>
          <Icon name="arrow-right" />
        </Button>
      )}
    </div>
  )
}

/** Shown without JavaScript, which the wizard needs: phone link. Not <noscript>: reader modes ignore its content. */
function WithoutScripts() {
  return (
    <Note tone="warn" icon={null} isScriptless className="wiz__scriptless">
      <span>
        Без JavaScript расчёт не работает. <CallOrWrite />.
      </span>
    </Note>
  )
}

/** Under the button of the last step: what a press on it does. */
function WhatOpens({ leadHandling, messenger, words }: WizardState) {
  const { sentToSite, sentToChat, sentByHand, sentToBoth } = words.wizardSend
  if (leadHandling === 'site') return sentToSite
  const open = fillName(sentToChat, messenger)
  return leadHandling === 'both' ? `${sentToBoth} ${open}` : `${open} ${sentByHand}`
}

type WizardFormProps = { wizard: WizardState; live: ShownSelection; onOpen: () => void }
