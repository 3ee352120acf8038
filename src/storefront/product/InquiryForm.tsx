import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notify.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useFieldErrors } from '../inquiry/field-errors.ts'
import { useFormDraft } from '../inquiry/form-draft.ts'
import { useInquirySending } from '../inquiry/send-inquiry.ts'

/** The server's own words (storefront.md, section 5), said before it has to. */
const messages = {
  name: 'Имя должно содержать как минимум 2 символа',
  phone: 'Пожалуйста, введите корректный номер телефона',
  email: 'Пожалуйста, введите корректный email',
  agreement: 'Необходимо согласие на обработку персональных данных',
}

/** A request about one product. What is typed stays until the server has it. */
export function InquiryForm({ productName }: { productName: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, send } = useInquirySending()
  const { errors, show, handlers } = useFieldErrors(form, messages)
  const draft = useFormDraft(form, productName)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const outcome = await send({
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      message: text('message'),
      service: `Запрос о продукте: ${productName}`,
    })
    if (outcome.ok) {
      form.current?.reset()
      draft.forget()
      notify({ title: 'Заявка отправлена', description: 'Мы свяжемся с вами в ближайшее время' })
    } else if (outcome.reason === 'refused') {
      show(outcome.errors)
      notify({ title: 'Ошибка при отправке', description: outcome.message, tone: 'bad' })
    } else {
      notify({ title: 'Ошибка', description: 'Произошла ошибка при отправке формы', tone: 'bad' })
    }
  }

  return (
    <form
      ref={form}
      className="panel form"
      // Sent before the page is alive it must not leave by the address: this method does nothing outside a dialog.
      method="dialog"
      onSubmit={submit}
      onInvalid={handlers.onInvalid}
      onInput={(event) => {
        handlers.onInput(event)
        draft.keep()
      }}
    >
      <div className="form__2">
        <Field label="Имя" error={errors.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="name"
              autoComplete="name"
              required
              minLength={2}
              maxLength={200}
            />
          )}
        </Field>
        <Field label="Телефон" error={errors.phone}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="phone"
              type="tel"
              autoComplete="tel"
              placeholder="+7 900 000-00-00"
              required
              minLength={10}
              maxLength={40}
            />
          )}
        </Field>
      </div>
      <Field label="Email" optional error={errors.email}>
        {(control) => <input {...control} className="input" name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label="Сообщение" optional error={errors.message}>
        {(control) => <textarea {...control} className="input" name="message" maxLength={5000} />}
      </Field>
      <div>
        <label className="check">
          <input
            type="checkbox"
            name="agreement"
            required
            aria-invalid={errors.agreement ? true : undefined}
            aria-describedby={errors.agreement && 'agreement-error'}
          />
          <span>
            Согласен на обработку персональных данных по{' '}
            <Link to="/privacy">политике конфиденциальности</Link>
          </span>
        </label>
        {errors.agreement && (
          <p className="err" id="agreement-error">
            {errors.agreement}
          </p>
        )}
      </div>
      <div>
        <button type="submit" className="btn btn--main btn--big" disabled={sending}>
          {sending && <Spinner />}
          {sending ? 'Отправка...' : 'Оставить заявку'}
        </button>
      </div>
    </form>
  )
}
