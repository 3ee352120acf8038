import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { useFormDraft } from '../fields/form-draft.ts'
import { readGiven } from '../fields/given-consent.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import { type Outbox, useOutbox } from '../loading/use-outbox.ts'
import type { ComposedInquiry } from '../outbox/composed-inquiry.ts'
import { type KeepRefused, type Outcome, submit } from '../outbox/submit.ts'
import { useFieldErrors } from './field-errors.ts'

/** Message for an unknown result; a retry with the same content does not create a second inquiry. */
const CONNECTION_LOST = 'Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.'

/**
 * The form of an inquiry, whichever it is: at a press it reads what was typed, composes the inquiry, checks it and sends it; what was
 * typed stays until that is done.
 */
export function useInquiryForm<Values>({
  form: name,
  read,
  compose,
  phoneMessage,
  hand = ({ store }) => store(),
  onResult,
  ...own
}: InquiryFormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const { consentVersion } = useSettings()
  const { contact } = useApi().inquiries
  const outbox = useOutbox()
  const { parts } = outbox
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  /** How the last press has ended; null before one has. */
  const [ended, setEnded] = useState<Ended<Values> | null>(null)
  const fields = useFieldErrors(form, parts, phoneMessage)
  const { show = fields.show, empty = (typing) => typing.reset() } = own
  const draft = useFormDraft(form, name)
  const [location, action] = [useLocation(), useNavigationType()]
  useEffect(() => parts?.focusAtAnchor(form.current, location, action), [parts, location, action])
  /** Key of the inquiry that could not leave and waits on this device. */
  const waiting = ended?.outcome.waits && ended.outcome.key

  /** Ends with whether the form is done. */
  async function press(typing: HTMLFormElement): Promise<boolean> {
    // Also of a double click.
    if (isSending.current) return false
    isSending.current = true
    // All of the press: what is changed while code or answer are on their way is another inquiry.
    const values = read(typing)
    try {
      return await send(typing, values)
    } catch {
      end(typing, { outcome: { ok: false, waits: false, message: null, errors: {} }, values })
      return false
    } finally {
      isSending.current = false
      setSending(false)
    }
  }

  async function send(typing: HTMLFormElement, values: Values): Promise<boolean> {
    const given = readGiven(typing, consentVersion)
    // There since the visitor's first sign. Without it the server judges alone.
    if (!parts) setSending(true)
    const code = parts ?? (await outbox.prepare().catch((error) => (error ? null : undefined)))
    const checked = compose(values, code, typing)
    // Awaited only where it must be: later browsers block the window of a chat.
    const { errors, ...typed } = checked instanceof Promise ? await checked : checked
    if (show(errors)) return false
    setSending(true)
    // This call alone thanks for it from now on.
    if (waiting) setEnded(null)
    const composed = { ...typed, inquiry: { ...typed.inquiry, ...given } }
    let isDone = false
    const handing: Handing = {
      composed,
      code,
      async store(keepRefused = (_key, refused) => void show(refused.errors)) {
        const sender = code?.accompanied(contact) ?? contact
        const outcome = await submit(sender, { form: name, ...composed, keepRefused })
        end(typing, { outcome, values, handing })
        // Whose chat has opened is done: of what waits the box alone tells.
        if (isDone) setEnded(null)
        return outcome.ok
      },
    }
    const handed = hand(handing)
    isDone = handed === true || (await handed)
    if (isDone) {
      setEnded(null)
      emptyUnlessChanged(typing, values)
    }
    return isDone
  }

  function end(typing: HTMLFormElement | null, how: Ended<Values>) {
    setEnded(how)
    if (how.outcome.ok) emptyUnlessChanged(typing, how.values)
    onResult(how.outcome, how.values, how.handing)
  }

  /** What was typed while sending is not in the inquiry: it stays, with its draft. */
  function emptyUnlessChanged(typing: HTMLFormElement | null, values: Values) {
    show({})
    if (!typing || JSON.stringify(read(typing)) !== JSON.stringify(values)) return
    empty(typing)
    draft.clear()
  }

  const onLaterSent = useEffectEvent((id: number) => {
    if (!ended) return
    const handing = ended.handing && { ...ended.handing, code: parts }
    end(form.current, { ...ended, handing, outcome: { ok: true, waits: false, id } })
  })
  // While this form is on the screen, what the device sends by itself is thanked for like any other inquiry.
  useEffect(() => {
    if (waiting) return parts?.onSent(waiting, onLaterSent)
  }, [waiting, parts])

  const failed = ended?.outcome.ok === false && !(waiting && parts) ? ended.outcome : null
  return {
    errors: fields.errors,
    sending,
    /** Message of the last failure; null after a success, and while the inquiry waits on this device, which has its own view. */
    failure: failed && (failed.message ?? CONNECTION_LOST),
    waiting,
    show,
    /** Views of what failed and of what waits on this device; null until their code is needed. */
    parts,
    press,
    formProps: {
      ref: form,
      noValidate: true,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void press(event.currentTarget)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        fields.onInput(event)
        draft.save()
      },
    },
  }
}

/** The code of the queue: null where it could not be had, undefined where it is only late. */
type Code = Outbox | null | undefined

/** An inquiry that was found right, on its way. */
export interface Handing {
  composed: ComposedInquiry
  code: Code
  /** Sends it to the site; true when it is stored. By default what is refused is shown by field. */
  store: (keepRefused?: KeepRefused) => Promise<boolean>
}

interface Ended<Values> {
  outcome: Outcome & { key?: string }
  values: Values
  handing?: Handing | undefined
}

export interface InquiryFormOptions<Values> {
  /** Name of the form: of its draft, and of its inquiries on this device. */
  form: string
  /** What the form says now. */
  read: (typing: HTMLFormElement) => Values
  /** The inquiry without boxes and the time to call, which every form has, and what is wrong with it. */
  compose: (values: Values, code: Code, typing: HTMLFormElement) => Checked | Promise<Checked>
  /** The form's own message of a phone that lacks digits; the server's by default. */
  phoneMessage?: (code: Outbox) => string | undefined
  /** Shows errors by field; true when one of them is a field of the form. The first one is focused by default. */
  show?: (errors: FieldErrors) => boolean
  empty?: (typing: HTMLFormElement) => void
  /** Hands the inquiry over; true when the form is done. To the site by default, where `failure` says what is refused. */
  hand?: (handing: Handing) => boolean | Promise<boolean>
  /** Called with the values that were sent; `handing` is absent where the press broke. */
  onResult: (outcome: Outcome, values: Values, handing?: Handing) => void
}

/** An inquiry with its mistakes by field. */
export type Checked = ComposedInquiry & { errors: FieldErrors }
