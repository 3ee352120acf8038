import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { readGiven } from '../fields/given-consent.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import { type Outbox, useOutbox } from '../loading/use-outbox.ts'
import type { ComposedInquiry } from '../outbox/composed-inquiry.ts'
import { type OnRefused, type Outcome, submit } from '../outbox/submit.ts'
import { type TypedOptions, useTyped } from './use-typed.ts'

/** Message for an unknown result; a retry with the same content does not create a second inquiry. */
const CONNECTION_LOST = 'Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.'

/**
 * The form of an inquiry, whichever it is: at a press it reads what was typed, composes the inquiry, checks it and sends it; what was
 * typed stays until that is done.
 */
export function useInquiryForm<Values>(options: InquiryFormOptions<Values>) {
  const { form, read, compose, hand = ({ store }) => store(), onResult } = options
  const { consentVersion } = useSettings()
  const { contact } = useApi().inquiries
  const { outbox, prepare } = useOutbox()
  const { errors, show, clear, formProps } = useTyped(outbox, options)
  const [sending, setSending, once] = useOnce()
  const [setEnded, waiting, failure] = useEnded<Values>(outbox, (how) => end(formProps.ref.current, how))

  /** Ends with whether the form is done. */
  function press(typing: HTMLFormElement): Promise<boolean> {
    // All of the press: what is changed while code or answer are on their way is another inquiry.
    const values = read(typing)
    return once(
      () => send(typing, values),
      () => end(typing, { outcome: { ok: false, waits: false, message: null, errors: {} }, values }),
    )
  }

  async function send(typing: HTMLFormElement, values: Values): Promise<boolean> {
    const given = readGiven(typing, consentVersion)
    // There since the visitor's first sign. Without it the server judges alone.
    if (!outbox) setSending(true)
    const present = outbox ?? (await prepare().catch((error) => (error ? null : undefined)))
    const checked = compose(values, present, typing)
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
      outbox: present,
      async store(onRefused = (_key, refused) => void show(refused.errors)) {
        const sender = present?.accompanied(contact) ?? contact
        const outcome = await submit(sender, { form, ...composed, onRefused })
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
      clear(typing, values)
    }
    return isDone
  }

  /** Returns whether the inquiry was taken. */
  function end(typing: HTMLFormElement | null, how: Ended<Values>): boolean {
    setEnded(how)
    if (how.outcome.ok) clear(typing, how.values)
    onResult(how.outcome, how.values, how.handing)
    return how.outcome.ok
  }

  return {
    errors,
    sending,
    failure,
    waiting,
    show,
    /** Checks, chats, what failed and what waits on this device; null until the visitor's first sign has brought the code. */
    outbox,
    press,
    formProps: {
      ...formProps,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void press(event.currentTarget)
      },
    },
  }
}

/** Does the work of one press at a time; of a double click only that of the first. */
function useOnce() {
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  async function once(work: () => Promise<boolean>, onBroken: () => boolean): Promise<boolean> {
    if (isSending.current) return false
    isSending.current = true
    return work()
      .catch(onBroken)
      .finally(() => {
        isSending.current = false
        setSending(false)
      })
  }
  return [sending, setSending, once] as const
}

/**
 * How the last press has ended: its setter, the key of the inquiry that could not leave and waits on this device, and the message of a
 * failure, null after a success, and while the inquiry waits, which has its own view.
 */
function useEnded<Values>(outbox: Outbox | null, onLaterSent: (how: Ended<Values>) => void) {
  /** Null before a press has ended. */
  const [ended, setEnded] = useState<Ended<Values> | null>(null)
  const waiting = ended?.outcome.waits && ended.outcome.key
  const onSent = useEffectEvent((id: number) => {
    if (!ended) return
    const handing = ended.handing && { ...ended.handing, outbox }
    onLaterSent({ ...ended, handing, outcome: { ok: true, waits: false, id } })
  })
  // While this form is on the screen, what the device sends by itself is thanked for like any other inquiry.
  useEffect(() => {
    if (waiting) return outbox?.onSent(waiting, onSent)
  }, [waiting, outbox])
  const failed = ended?.outcome.ok === false && !(waiting && outbox) ? ended.outcome : null
  return [setEnded, waiting, failed && (failed.message ?? CONNECTION_LOST)] as const
}

/** The code of the queue: null where it could not be had, undefined where it is only late. */
type MaybeOutbox = Outbox | null | undefined

/** An inquiry that was found right, on its way. */
export interface Handing {
  composed: ComposedInquiry
  outbox: MaybeOutbox
  /** Sends it to the site; true when it is stored. What is refused is shown by field, unless `onRefused` does something else. */
  store: (onRefused?: OnRefused) => Promise<boolean>
}

interface Ended<Values> {
  outcome: Outcome & { key?: string }
  values: Values
  handing?: Handing | undefined
}

export interface InquiryFormOptions<Values> extends TypedOptions<Values> {
  /** The inquiry without boxes and the time to call, which every form has, and what is wrong with it. */
  compose: (values: Values, outbox: MaybeOutbox, typing: HTMLFormElement) => Checked | Promise<Checked>
  /** Hands the inquiry over; true when the form is done. To the site by default, where `failure` says what is refused. */
  hand?: (handing: Handing) => boolean | Promise<boolean>
  /** Called with the values that were sent; `handing` is absent where the press broke. */
  onResult: (outcome: Outcome, values: Values, handing?: Handing) => void
}

/** An inquiry with its mistakes by field. */
export type Checked = ComposedInquiry & { errors: FieldErrors }
