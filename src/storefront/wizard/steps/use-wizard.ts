import { type FormEvent, useRef, useState } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import type { Proposal } from '../../../domain/selection/result/proposals.ts'
import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import { type ChatForm, useChatForm } from '../../inquiry/form/use-chat-form.ts'
import type { StepState, WizardWords } from '../state/step-state.ts'
import { findFirstError, LAST_STEP } from '../state/steps.ts'
import { useFocus } from '../state/use-focus.ts'
import type { WizardValues } from '../state/values.ts'
import { useWizardProgress, wizardStore } from '../state/wizard-store.ts'
import { loadLaterSteps } from './load-later-steps.ts'

/** State of the wizard: six steps, and an inquiry at the end with what is offered; the answers are kept until it was handed over. */
export function useWizard(offered: Proposal<SelectionModel> | undefined, words: WizardWords): WizardState {
  const { step, values } = useWizardProgress()
  const [agree, setAgree] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { formProps, press, correct, ...chatForm } = useChatForm<WizardValues>({
    form: 'wizard',
    read: wizardStore.values,
    async compose(answers) {
      // Loaded long since: the last step is part of it.
      const { composeWizardInquiry, findValidationErrors } = await loadLaterSteps()
      const mistakes = await findValidationErrors(answers, agree)
      return { ...composeWizardInquiry(answers, offered), errors: mistakes }
    },
    show: showErrors,
    empty: restart,
  })
  const focus = useFocus(formProps.ref)
  /** Whether a field says why the last press has failed. */
  const isShown = useRef(false)

  const corrected = (name: string) => setErrors(({ [name]: _corrected, ...others }) => others)

  function go(to: number) {
    wizardStore.go(to)
    focus('heading')
  }

  /** The comment has the server's messages under another name. */
  function showErrors({ message, ...others }: FieldErrors): boolean {
    const found = { ...others, ...(message && { comment: message }) }
    setErrors(found)
    const first = findFirstError(found)
    isShown.current = first !== null
    if (first === null) return false
    wizardStore.go(first.step)
    focus({ field: first.field })
    return true
  }

  function restart() {
    wizardStore.reset()
    setAgree(false)
    focus('heading')
  }

  async function send(form: HTMLFormElement) {
    if (!(await press(form)) && !isShown.current) focus('send')
  }

  return {
    ...chatForm,
    words,
    step,
    values,
    agree,
    errors,
    answer(name, value) {
      wizardStore.answer(name, value)
      corrected(name)
      if (step === LAST_STEP) void correct()
    },
    setAgree(given) {
      setAgree(given)
      corrected('agree')
    },
    back: () => go(step - 1),
    goTo: go,
    formProps: {
      ref: formProps.ref,
      noValidate: formProps.noValidate,
      method: formProps.method,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (step < LAST_STEP) go(step + 1)
        else void send(event.currentTarget)
      },
    },
  }
}

export interface WizardState extends StepState, Omit<ChatForm, 'errors' | 'formProps' | 'press' | 'correct'> {
  /** From 1 to 6. */
  step: number
  back(): void
  /** Shows a step, from 1, and focuses its heading. */
  goTo(step: number): void
  formProps: React.ComponentProps<'form'>
}
