import { MAX_MESSAGE } from '../../../domain/inquiry/max-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { Agreement } from '../../inquiry/fields/agreement.tsx'
import { checkAgreement } from '../../inquiry/fields/check-agreement.ts'
import { EmailAndMessage } from '../../inquiry/fields/email-and-message.tsx'
import { draftedAnswers } from '../../inquiry/fields/form-draft.ts'
import { Honeypot } from '../../inquiry/fields/honeypot.tsx'
import type { InquiryValues } from '../../inquiry/fields/inquiry-values.ts'
import { CallTime, MorePurposes } from '../../inquiry/fields/more-fields.tsx'
import { NameAndPhone } from '../../inquiry/fields/name-and-phone.tsx'
import { contactFields } from '../../inquiry/form/contact-fields.ts'
import { FormTrouble } from '../../inquiry/form/form-trouble.tsx'
import { useInquiryForm } from '../../inquiry/form/use-inquiry-form.ts'
import { toResultToast } from '../../inquiry/outbox/result-toast.ts'

/** Inquiry form of a product. Typed text is kept until the server has stored it. */
export function InquiryForm({ productName, onSent }: InquiryFormProps) {
  const { errors, sending, failure, outbox, formProps } = useInquiryForm({
    form: productName,
    ...contactFields({
      maxMessage: MAX_MESSAGE,
      check: checkAgreement,
      toInquiry: (typed) => ({
        ...typed,
        service: `Запрос о продукте: ${productName}`,
        ...draftedAnswers(productName),
      }),
    }),
    onResult(result, values) {
      showToast(toResultToast(result))
      if (result.ok) onSent(result.id, values)
    },
  })

  return (
    <Panel isRoomy isPaper>
      <form className="form" {...formProps}>
        <Honeypot />
        <div className="form__2">
          <NameAndPhone errors={errors} />
        </div>
        <EmailAndMessage errors={errors} message={{ label: 'Сообщение', maxLength: MAX_MESSAGE }} />
        <CallTime />
        <Agreement name="agreement" error={errors.agreement} />
        <MorePurposes />
        <div>
          <Button variant="main" size="big" type="submit" isBusy={sending} disabled={sending}>
            {sending ? 'Отправка...' : 'Оставить заявку'}
          </Button>
        </div>
        <FormTrouble outbox={outbox} form={productName} failure={failure} sending={sending} />
      </form>
    </Panel>
  )
}

type InquiryFormProps = {
  productName: string
  /** Called with the id of the stored inquiry. */
  onSent: (id: number, values: InquiryValues) => void
}
