import { type FormEvent, useRef, useState } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import type { Proposal } from '../../../domain/selection/result/proposals.ts'
import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import { useLead } from '../../inquiry/form/use-lead.ts'
import type { StepState } from '../state/step-state.ts'
import { findFirstError, LAST_STEP } from '../state/steps.ts'
import { useFocus } from '../state/use-focus.ts'
import { useWizardProgress, wizardStore } from '../state/wizard-store.ts'
import { loadLaterSteps } from './load-later-steps.ts'

/** State of the wizard: six steps, and a request at the end; the answers are kept until it was handed over. */
export function useWizard(): WizardState {
  const lead = useLead('wizard')
  const { step, values } = useWizardProgress()
  const [agree, setAgree] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = useFocus(form)

  const corrected = (name: string) => setErrors(({ [name]: _corrected, ...others }) => others)

  function go(to: number) {
    wizardStore.go(to)
    focus('heading')
  }

  function showErrors(found: FieldErrors): boolean {
    setErrors(found)
    const first = findFirstError(found)
    if (first === null) return false
    wizardStore.go(first.step)
    focus({ field: first.field })
    return true
  }

  /** The server's messages at the wizard's fields, where the comment has its own name. */
  const showRefusal = ({ message, ...errors }: FieldErrors) =>
    showErrors({ ...errors, ...(message && { comment: message }) })

  function restart() {
    wizardStore.reset()
    setAgree(false)
    focus('heading')
  }

  /** What is kept of a chat that did not open follows the answers. */
  async function correctUnsent() {
    const { composeWizardLead } = await loadLaterSteps()
    lead.correct(composeWizardLead(wizardStore.values()), form.current)
  }

  async function send(best: Offered) {
    if (sending) return
    setSending(true)
    // Loaded long since: the last step is part of it.
    const { composeWizardLead, findValidationErrors } = await loadLaterSteps()
    try {
      if (showErrors(await findValidationErrors(values, agree))) return
      let isRefused = false
      const onRefused = (refused: FieldErrors) => {
        isRefused = showRefusal(refused)
        return isRefused
      }
      const composed = composeWizardLead(values, best)
      if (await lead.hand(composed, form.current, onRefused)) restart()
      else if (!isRefused) focus('send')
    } catch {
      lead.fail(composeWizardLead(values), form.current)
      focus('send')
    } finally {
      setSending(false)
    }
  }

  return {
    step,
    values,
    agree,
    errors,
    sending,
    lead,
    answer(name, value) {
      wizardStore.answer(name, value)
      corrected(name)
      if (step === LAST_STEP) correctUnsent()
    },
    setAgree(given) {
      setAgree(given)
      corrected('agree')
    },
    back: () => go(step - 1),
    goTo: go,
    toFormProps: (best) => ({
      ref: form,
      noValidate: true,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (step < LAST_STEP) go(step + 1)
        else send(best)
      },
    }),
  }
}

type Offered = Proposal<SelectionModel> | undefined

export interface WizardState extends StepState {
  /** From 1 to 6. */
  step: number
  sending: boolean
  lead: ReturnType<typeof useLead>
  back(): void
  /** Shows a step, from 1, and focuses its heading. */
  goTo(step: number): void
  /** Properties of the form; `best` is what is offered now. */
  toFormProps(best: Offered): React.ComponentProps<'form'>
}
