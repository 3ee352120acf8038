import { SERVICES } from '../../../domain/inquiry/contact-services.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input, Textarea } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Agreement } from '../../inquiry/fields/agreement.tsx'
import { Honeypot } from '../../inquiry/fields/honeypot.tsx'
import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import { CallTime, MorePurposes } from '../../inquiry/fields/more-fields.tsx'
import { NameAndPhone } from '../../inquiry/fields/name-and-phone.tsx'
import { LeadTrouble } from '../../inquiry/form/lead-trouble.tsx'
import { SentRequest } from '../../inquiry/form/sent-request.tsx'
import { SubmitLabel } from '../../inquiry/form/submit-label.tsx'
import { useContactForm } from './use-contact-form.ts'
import { WithoutScripts } from './without-scripts.tsx'

/** Form that by default opens a chat with a message, without a call to the server (storefront.md, section 7). */
export function ContactForm() {
  const { errors, sending, lead, formProps } = useContactForm()
  const isChat = lead.leadHandling === 'messenger'
  return (
    <Panel isRoomy>
      {lead.sent !== null && (
        <SentRequest kept={lead.sent} heading="h2" messageLabel="Сообщение">
          <Button variant="quiet" onClick={lead.again}>
            Написать ещё раз
          </Button>
        </SentRequest>
      )}
      <form
        className="form"
        aria-label="Заявка"
        // For what goes on with a form that was pressed before its code had come: what opens a chat needs another press.
        data-lead={lead.leadHandling}
        {...formProps}
        hidden={lead.sent !== null}
      >
        <Honeypot />
        <div className="form__2">
          <NameAndPhone errors={errors} bounded={!isChat} />
        </div>
        <div className="form__2">
          <EmailAndService errors={errors} />
        </div>
        <Field label="Сообщение" optional>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              placeholder="Например: дом 120 м², четверо, глина, вода весной на метре"
            />
          )}
        </Field>
        {!isChat && <CallTime />}
        <Agreement name="agreement" error={errors.agreement} />
        <MorePurposes />
        <WithoutScripts />
        <div>
          <Button variant="main" size="big" type="submit" isBusy={sending} disabled={sending}>
            <SubmitLabel sending={sending} lead={lead} />
          </Button>
        </div>
      </form>
      <LeadTrouble lead={lead} form="contact" formId={formProps.id} />
    </Panel>
  )
}

function EmailAndService({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <Field label="Эл. почта" optional error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label="Услуга" optional>
        {(control) => (
          <Select {...control} name="service" defaultValue="">
            <option value="">Не выбрана</option>
            {SERVICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
