import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { plural } from '../../lib/plural.ts'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notify.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useFieldErrors } from '../inquiry/field-errors.ts'
import { useFormDraft } from '../inquiry/form-draft.ts'
import { useInquirySending } from '../inquiry/send-inquiry.ts'
import type { CartItem } from '../shopping/cart.ts'
import { toCartInquiry } from './cart-inquiry.ts'
import { checkCheckout } from './checkout-rules.ts'

/** The texts of the error catalogue (storefront.md, section 8). */
const notices = {
  sent: {
    title: 'Заявка успешно отправлена!',
    description: 'Наш менеджер свяжется с вами в ближайшее время.',
  },
  failed: {
    title: 'Ошибка при отправке заявки',
    description: 'Пожалуйста, попробуйте еще раз или свяжитесь с нами по телефону.',
    tone: 'bad',
  },
} as const

/** Makes the cart a request. What is typed, and the cart, stay until the server has them. */
export function CheckoutForm({ items, onSent }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, send } = useInquirySending()
  const { errors, show, handlers } = useFieldErrors(form, {})
  const draft = useFormDraft(form, 'cart')
  const wrong = Object.keys(errors).length

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const values = {
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      comment: text('comment'),
    }
    if (show(checkCheckout(values))) return
    const outcome = await send(toCartInquiry(items, values))
    if (outcome.ok) {
      form.current?.reset()
      draft.forget()
      notify(notices.sent)
      onSent(outcome.id)
      return
    }
    if (outcome.reason === 'refused') show(outcome.errors)
    notify(notices.failed)
  }

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        handlers.onInput(event)
        draft.keep()
      }}
    >
      <p className="vh" role="alert">
        {wrong > 0 && `Проверьте ${wrong} ${plural(wrong, ['поле', 'поля', 'полей'])} формы`}
      </p>
      <Field label="Имя" error={errors.name}>
        {(control) => (
          <input {...control} className="input" name="name" autoComplete="name" required maxLength={200} />
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
            maxLength={40}
          />
        )}
      </Field>
      <Field label="Email" optional error={errors.email}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="name@example.ru"
            maxLength={200}
          />
        )}
      </Field>
      <Field label="Комментарий" optional error={errors.message}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="comment"
            placeholder="Когда удобно позвонить"
            maxLength={2000}
          />
        )}
      </Field>
      <button type="submit" className="btn btn--main btn--big btn--wide" disabled={sending}>
        {sending && <Spinner />}
        {sending ? 'Отправка...' : 'Отправить заявку'}
      </button>
      <p className="small muted">
        Отправляя заявку, вы принимаете{' '}
        <Link to="/terms">условия оферты и обработки персональных данных</Link>.
      </p>
    </form>
  )
}

type CheckoutFormProps = {
  items: readonly CartItem[]
  /** The server has the request under this number. */
  onSent: (id: number) => void
}
