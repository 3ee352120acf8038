import { useState } from 'react'
import { MAX_MESSAGE } from '../../lib/cart-message.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast, type ToastMessage } from '../../ui/toast-store.ts'
import { Agreement } from '../inquiry/agreement.tsx'
import { checkContact } from '../inquiry/contact-rules.ts'
import { EmailAndMessage } from '../inquiry/email-and-message.tsx'
import type { InquiryOutcome } from '../inquiry/inquiry-sender.ts'
import { NameAndPhone } from '../inquiry/name-and-phone.tsx'
import { useInquiryForm } from '../inquiry/use-inquiry-form.ts'

/** The server's own words (storefront.md, section 5), said before it has to. */
const messages = {
  name: 'Имя должно содержать как минимум 2 символа',
  phone: 'Пожалуйста, введите корректный номер телефона',
  email: 'Пожалуйста, введите корректный email',
}

const agreementMissing = 'Необходимо согласие на обработку персональных данных'

/** On a phone the form's head is out of sight when its button is pressed. */
const showWhole = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** A request about one product. What is typed stays until the server has it. */
export function InquiryForm({ productName }: { productName: string }) {
  const [sentId, setSentId] = useState<number | null>(null)
  const { errors, sending, formProps } = useInquiryForm({
    draft: productName,
    maxMessage: MAX_MESSAGE,
    check: (values) => ({
      ...checkContact(values, messages),
      ...(values.agreement ? {} : { agreement: agreementMissing }),
    }),
    toInquiry: ({ agreement: _given, ...values }) => ({
      ...values,
      service: `Запрос о продукте: ${productName}`,
    }),
    onOutcome(outcome) {
      setSentId(outcome.ok ? outcome.id : null)
      showToast(toToast(outcome))
    },
  })

  return (
    <form className="panel form" {...formProps}>
      {sentId !== null && (
        <p className="note inquiry__sent" role="status" key={sentId} ref={showWhole}>
          <Icon name="check" />
          Заявка № {sentId} принята
        </p>
      )}
      <div className="form__2">
        <NameAndPhone errors={errors} />
      </div>
      <EmailAndMessage errors={errors} message={{ label: 'Сообщение', maxLength: MAX_MESSAGE }} />
      <Agreement name="agreement" error={errors.agreement} />
      <div>
        <button type="submit" className="btn btn--main btn--big" disabled={sending}>
          {sending && <Spinner />}
          {sending ? 'Отправка...' : 'Оставить заявку'}
        </button>
      </div>
    </form>
  )
}

function toToast(outcome: InquiryOutcome): ToastMessage {
  if (outcome.ok) return { title: 'Заявка отправлена', description: 'Мы свяжемся с вами в ближайшее время' }
  if (outcome.reason === 'refused') {
    return { title: 'Ошибка при отправке', description: outcome.message, tone: 'bad' }
  }
  return { title: 'Ошибка', description: 'Произошла ошибка при отправке формы', tone: 'bad' }
}
