import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Agreement } from '../inquiry/agreement.tsx'
import { MorePurposes } from '../inquiry/more-purposes.tsx'
import { AnswerField } from './answer-field.tsx'
import type { StepState } from './step-state.ts'

/** Contact data; only asked here, after the calculation. */
export function ContactStep({ state }: { state: StepState }) {
  return (
    <div className="form wiz__q">
      <div className="form__2">
        <AnswerField name="name" label="Имя" state={state} input={{ autoComplete: 'name' }} />
        <AnswerField
          name="phone"
          label="Телефон"
          state={state}
          input={{ type: 'tel', autoComplete: 'tel', placeholder: '+7 900 000-00-00' }}
        />
      </div>
      <AnswerField
        name="email"
        label="Эл. почта"
        optional
        state={state}
        input={{ type: 'email', autoComplete: 'email' }}
      />
      <Field label="Комментарий" optional>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            placeholder="Всё, что важно: забор, въезд для техники, сроки"
            value={state.values.comment}
            onChange={(event) => state.answer('comment', event.currentTarget.value)}
          />
        )}
      </Field>
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
