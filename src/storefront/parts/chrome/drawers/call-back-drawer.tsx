import { useEffect, useRef } from 'react'
import { CALL_BACK } from '../../../../domain/inquiry/call-back.ts'
import { Button } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { useDoubleClickGuard } from '../../../../ui/use-double-click-guard.ts'
import { Agreement } from '../../../inquiry/fields/agreement.tsx'
import { checkAgreement } from '../../../inquiry/fields/check-agreement.ts'
import { Honeypot } from '../../../inquiry/fields/honeypot.tsx'
import { MorePurposes } from '../../../inquiry/fields/more-fields.tsx'
import { PhoneField } from '../../../inquiry/fields/name-and-phone.tsx'
import { contactFields } from '../../../inquiry/form/contact-fields.ts'
import { FormTrouble } from '../../../inquiry/form/form-trouble.tsx'
import { LateSentInquiry } from '../../../inquiry/form/late-sent-inquiry.tsx'
import { useInquiryForm } from '../../../inquiry/form/use-inquiry-form.ts'
import { toResultToast } from '../../../inquiry/outbox/result-toast.ts'
import type { KeptInquiry } from '../../../inquiry/outbox/sent.ts'
import { useSent } from '../../../inquiry/outbox/use-sent.ts'
import { promiseCall } from '../../../inquiry/sent/promised-call.ts'
import { usePageTexts } from '../../../use-page-texts.ts'
import { useSettings } from '../../../use-settings.ts'
import './drawers.css'

/** Name of the form's draft, and of its inquiries on this device. */
const FORM = 'call-back'

/** «Перезвоните мне», or what staff call it: a phone alone, which we store whatever the other forms open (decisions.md, call-back). */
export function CallBackDrawer({ open, onClose }: DrawerProps) {
  useDoubleClickGuard()
  const { call } = usePageTexts('chrome').button
  // Not within the drawer: an answer may come after it was closed and opened again.
  const { sent, keep, again } = useSent(FORM)
  return (
    <Drawer open={open} onClose={onClose} title={call}>
      <div className="drawer-pad">
        {sent === null ? (
          <CallBackForm name={call} onSent={keep} />
        ) : (
          <LateSentInquiry kept={sent} heading="h2" messageLabel="Сообщение">
            <Button onClick={onClose}>Закрыть</Button>
            <Button variant="quiet" onClick={again}>
              Попросить ещё раз
            </Button>
          </LateSentInquiry>
        )}
      </div>
    </Drawer>
  )
}

function CallBackForm({ name, onSent }: { name: string; onSent: (sent: KeptInquiry) => void }) {
  const isShown = useRef(false)
  const { errors, sending, failure, outbox, formProps } = useInquiryForm({
    form: FORM,
    ...contactFields({
      maxMessage: 0,
      check: checkAgreement,
      toInquiry: ({ phone }) => ({ ...CALL_BACK, phone, email: '', message: '' }),
    }),
    onResult(result, values) {
      // The drawer says it itself, unless it was closed meanwhile.
      if (!isShown.current) showToast(toResultToast(result))
      if (result.ok) onSent({ id: result.id, at: Date.now(), values })
    },
  })
  const { ref } = formProps
  useEffect(() => {
    isShown.current = true
    ref.current?.querySelector<HTMLElement>('[name=phone]')?.focus()
    return () => {
      isShown.current = false
    }
  }, [ref])
  return (
    <form className="form" aria-label={name} {...formProps}>
      <Honeypot />
      <WhenWeCall />
      <PhoneField error={errors.phone} />
      <Agreement name="agreement" error={errors.agreement} />
      <MorePurposes />
      <Button variant="main" size="big" isWide type="submit" isBusy={sending} disabled={sending}>
        {sending ? 'Отправка...' : name}
      </Button>
      <FormTrouble outbox={outbox} form={FORM} failure={failure} sending={sending} />
    </form>
  )
}

/** When we call, before anything is sent. */
function WhenWeCall() {
  const { when, soon } = promiseCall(useSettings(), new Date())
  return <p>{`Оставьте номер, перезвоним ${when}. ${soon}`}</p>
}

type DrawerProps = { open: boolean; onClose: () => void }
