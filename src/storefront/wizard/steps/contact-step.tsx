import { useEffect } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { Agreement } from '../../inquiry/fields/agreement.tsx'
import { CONTACT_MESSAGES } from '../../inquiry/fields/contact-rules.ts'
import { storedDraft } from '../../inquiry/fields/form-draft.ts'
import { CallTime, MorePurposes } from '../../inquiry/fields/more-fields.tsx'
import { afterPress, lacksDigits } from '../../inquiry/fields/phone-mistake.ts'
import { useSettings } from '../../use-settings.ts'
import type { StepState } from '../state/step-state.ts'
import { loadRules } from '../state/validation-errors.ts'
import { AnswerField } from './answer-field.tsx'

/** Kept while the visitor goes back to other steps. */
const callTime = storedDraft('wizard-call')

/** Contact data; only asked here, after the calculation. */
export function ContactStep({ state }: { state: StepState }) {
  const isChat = useSettings().leadHandling === 'messenger'
  useEffect(() => void loadRules().catch(() => null), [])
  return (
    <div className="form wiz__q">
      <div className="form__2">
        <AnswerField name="name" label="Имя" state={state} input={{ autoComplete: 'name' }} />
        <AnswerField
          name="phone"
          label="Телефон"
          state={state}
          input={{ type: 'tel', autoComplete: 'tel', placeholder: '+7 900 000-00-00' }}
          whenLeft={afterPress}
          validate={(phone) => (lacksDigits(phone) ? CONTACT_MESSAGES.phone : null)}
        />
      </div>
      <AnswerField
        name="email"
        label="Эл. почта"
        optional
        state={state}
        input={{ type: 'email', autoComplete: 'email' }}
      />
      <Field label="Комментарий" optional error={state.errors.comment}>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            placeholder={state.words.wizardSend.commentHint}
            value={state.values.comment}
            onChange={(event) => state.answer('comment', event.currentTarget.value)}
          />
        )}
      </Field>
      {!isChat && (
        <CallTime
          defaultValue={String(callTime.get().preferredTime ?? '')}
          onChange={({ currentTarget }) => callTime.set({ preferredTime: currentTarget.value })}
        />
      )}
      <Agreement
        name="agree"
        error={state.errors.agree}
        checked={state.agree}
        onChange={(event) => state.setAgree(event.currentTarget.checked)}
      />
      <MorePurposes />
    </div>
  )
}
