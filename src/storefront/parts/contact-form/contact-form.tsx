import { useId } from 'react'
import { toServiceValue } from '../../../domain/inquiry/contact-services.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input, Textarea } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Agreement } from '../../inquiry/fields/agreement.tsx'
import { Honeypot } from '../../inquiry/fields/honeypot.tsx'
import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import { CallTime, MorePurposes } from '../../inquiry/fields/more-fields.tsx'
import { NameAndPhone } from '../../inquiry/fields/name-and-phone.tsx'
import { ChatFormTrouble } from '../../inquiry/form/chat-form-trouble.tsx'
import { LateSentInquiry } from '../../inquiry/form/late-sent-inquiry.tsx'
import { SubmitLabel } from '../../inquiry/form/submit-label.tsx'
import { useChatForm } from '../../inquiry/form/use-chat-form.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { CallOrWrite } from '../chrome/call-or-write.tsx'
import { readContactInquiry } from './contact-inquiry.ts'

/** Form that by default opens a chat with a message, without a call to the server (storefront.md, section 7). */
export function ContactForm() {
  const id = useId()
  const { errors, outbox, formProps, keptLine, sent, again, leadHandling, where, ...rest } = useChatForm({
    form: 'contact',
    read: readContactInquiry,
    compose: (composed, outbox, typing) => ({
      ...composed,
      errors: outbox ? outbox.findContactErrors(typing, isChat) : findInvalid(typing),
    }),
    phoneMessage: ({ CONTACT_FORM_MESSAGES }) => CONTACT_FORM_MESSAGES.phone,
  })
  // With its type, since `compose` asks for it.
  const isChat: boolean = leadHandling === 'messenger'
  const sending = rest.sending || rest.isOpening
  return (
    <Panel isRoomy>
      {sent !== null && (
        <LateSentInquiry kept={sent} heading="h2" messageLabel="Сообщение">
          <Button variant="quiet" onClick={again}>
            Написать ещё раз
          </Button>
        </LateSentInquiry>
      )}
      <form
        className="form"
        aria-label="Заявка"
        // For what goes on with a form that was pressed before its code had come: what opens a chat needs another press.
        data-lead-handling={leadHandling}
        id={id}
        {...formProps}
        // A double click must not open two chats.
        onSubmit={rest.isOpening ? (event) => event.preventDefault() : formProps.onSubmit}
        hidden={sent !== null}
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
            <SubmitLabel sending={sending} leadHandling={leadHandling} where={where} />
          </Button>
        </div>
      </form>
      <ChatFormTrouble outbox={outbox} form="contact" formId={id} keptLine={keptLine} />
    </Panel>
  )
}

/**
 * What browsers find wrong, where the code of the form's own rules could not be had: empty fields, and mail addresses but for those in
 * Cyrillic letters, which they do not know and the server judges.
 */
function findInvalid(form: HTMLFormElement): FieldErrors {
  const invalid = [...form.querySelectorAll<HTMLInputElement>('input:invalid')]
  const wrong = invalid.filter(({ type, value }) => !(type === 'email' && /[а-яё].*@./i.test(value)))
  return Object.fromEntries(wrong.map(({ name }) => [name, 'Проверьте это поле']))
}

function EmailAndService({ errors }: { errors: FieldErrors }) {
  const { services } = usePageTexts('contact').ways
  return (
    <>
      <Field label="Эл. почта" optional error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      {services.length > 0 && (
        <Field label="Услуга" optional>
          {(control) => (
            <Select {...control} name="service" defaultValue="">
              <option value="">Не выбрана</option>
              {services.map((label) => (
                <option key={label} value={toServiceValue(label)}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

/** Shown without JavaScript, which the form needs: links to phone and chat. */
function WithoutScripts() {
  return (
    <Note tone="warn" icon={null} isScriptless>
      <span>
        Без JavaScript эта форма не отправляется. <CallOrWrite />.
      </span>
    </Note>
  )
}
