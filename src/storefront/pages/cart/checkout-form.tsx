import { MAX_COMMENT } from '../../../domain/inquiry/cart-message.ts'
import { TERMS_PATH } from '../../../domain/site/site-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { Agreement } from '../../inquiry/fields/agreement.tsx'
import { EmailAndMessage } from '../../inquiry/fields/email-and-message.tsx'
import { Honeypot } from '../../inquiry/fields/honeypot.tsx'
import { CallTime, MorePurposes } from '../../inquiry/fields/more-fields.tsx'
import { NameAndPhone } from '../../inquiry/fields/name-and-phone.tsx'
import { contactFields } from '../../inquiry/form/contact-fields.ts'
import { FormTrouble } from '../../inquiry/form/form-trouble.tsx'
import { useInquiryForm } from '../../inquiry/form/use-inquiry-form.ts'
import type { Sent } from '../../inquiry/outbox/sent.ts'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import type { CartItem } from '../../parts/shopping/cart.ts'
import { toCartInquiry } from './cart-inquiry.ts'
import { CHECKOUT_MESSAGES } from './checkout-rules.ts'

/** The texts of the error catalogue (storefront.md, section 8). */
const toasts = {
  sent: {
    title: 'Заявка успешно отправлена!',
    description: 'Наш менеджер свяжется с вами в ближайшее время.',
    position: 'over',
  },
  failed: {
    title: 'Ошибка при отправке заявки',
    description: 'Пожалуйста, попробуйте еще раз или свяжитесь с нами по телефону.',
    tone: 'bad',
  },
} as const

/** Sends the cart as an inquiry. Typed text and cart are kept until the server has stored them. */
export function CheckoutForm({ items, onSent }: CheckoutFormProps) {
  const { errors, sending, failure, outbox, formProps } = useInquiryForm({
    form: 'cart',
    ...contactFields({
      maxMessage: MAX_COMMENT,
      messages: CHECKOUT_MESSAGES,
      toInquiry: ({ message, ...contact }) => toCartInquiry(items, { ...contact, comment: message }),
    }),
    onResult: (result, values) => {
      showToast(result.ok ? toasts.sent : toasts.failed)
      if (result.ok) onSent({ id: result.id, at: Date.now(), values, items })
    },
  })
  const texts = useLateSectionTexts('cartPage')
  const wrong = Object.keys(errors).length

  return (
    <form className="form" {...formProps}>
      <p className="vh" role="alert">
        {wrong > 0 && `Проверьте ${wrong} ${plural(wrong, ['поле', 'поля', 'полей'])} формы`}
      </p>
      <Honeypot />
      <NameAndPhone errors={errors} />
      <EmailAndMessage
        errors={errors}
        email={{ placeholder: 'name@example.ru' }}
        message={{ label: 'Комментарий', placeholder: 'Что важно знать об участке', maxLength: MAX_COMMENT }}
      />
      <CallTime />
      <Agreement name="agreement" optional />
      <MorePurposes />
      <Button variant="main" size="big" isWide type="submit" isBusy={sending} disabled={sending}>
        {sending ? 'Отправка...' : 'Отправить заявку'}
      </Button>
      <FormTrouble outbox={outbox} form="cart" failure={failure} sending={sending} />
      <p className="small muted">
        {texts?.noObligation && <span>{texts.noObligation} </span>}
        <a href={TERMS_PATH}>Договор оферты</a>
      </p>
    </form>
  )
}

type CheckoutFormProps = {
  items: readonly CartItem[]
  /** Called when the server has stored the inquiry. */
  onSent: (sent: Sent) => void
}
