import { type FormEvent, useEffect, useRef, useState } from 'react'
import { openChat, showChatFailed } from '../chat/open-chat.ts'
import type { FieldErrors } from '../inquiry/submit-error.ts'
import { useSettings } from '../use-settings.ts'
import type { composeWizardText } from './chat-text.ts'
import type { StepState } from './step-state.ts'
import { findFirstError, LAST_STEP } from './steps.ts'
import { useFocus } from './use-focus.ts'
import { findValidationErrors, loadRules } from './validation-errors.ts'
import { useWizardProgress, wizardStore } from './wizard-store.ts'

/** State of the wizard: six steps, and a chat message at the end; the answers are kept until the chat has opened. */
export function useWizard(): WizardState {
  const settings = useSettings()
  const { step, values } = useWizardProgress()
  const [agree, setAgree] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)
  /** Composes the message of a chat that could not be opened. */
  const [compose, setCompose] = useState<{ text: typeof composeWizardText } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focus = useFocus(form)

  useEffect(() => {
    if (step === LAST_STEP) loadRules().catch(() => {})
  }, [step])

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

  function restart() {
    wizardStore.reset()
    setAgree(false)
    setCompose(null)
    focus('heading')
  }

  function showUnsent(text: typeof composeWizardText) {
    setCompose({ text })
    focus('send')
  }

  async function send() {
    if (sending) return
    setSending(true)
    // Loaded long since: the last step is part of it.
    const { composeWizardText } = await import('./later-steps.ts')
    try {
      if (showErrors(await findValidationErrors(values, agree))) return
      if (openChat(settings, composeWizardText(values))) restart()
      else showUnsent(composeWizardText)
    } catch {
      showChatFailed()
      showUnsent(composeWizardText)
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
    unsent: compose?.text(values) ?? null,
    answer(name, value) {
      wizardStore.answer(name, value)
      corrected(name)
    },
    setAgree(given) {
      setAgree(given)
      corrected('agree')
    },
    back: () => go(step - 1),
    goTo: go,
    formProps: {
      ref: form,
      noValidate: true,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        if (step < LAST_STEP) go(step + 1)
        else send()
      },
    },
  }
}

export interface WizardState extends StepState {
  /** From 1 to 6. */
  step: number
  sending: boolean
  /** Message of a chat that could not be opened; null otherwise. */
  unsent: string | null
  back(): void
  /** Shows a step, from 1, and focuses its heading. */
  goTo(step: number): void
  formProps: React.ComponentProps<'form'>
}
