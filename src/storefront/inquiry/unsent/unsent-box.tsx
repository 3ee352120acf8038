import { useEffect, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../../../ui/failure/error-boundary.tsx'
import { useStoredValue } from '../../../ui/stored-value.ts'
import type { Unsent } from '../outbox/device.ts'
import { dropUnsent } from '../outbox/device.ts'
import { acceptedTitle } from '../outbox/inquiry-number.ts'
import { sendingKeys, sendNow } from '../outbox/outbox.ts'
import { isJustPressed, pauseLeft, unsentStore } from '../outbox/unsent.ts'
import { KeptBox, RefusedBox, SendingBox, SentBox, WaitingBox } from './unsent-states.tsx'
import { UnsentText } from './unsent-text.tsx'

const NONE: readonly string[] = []

interface BoxProps {
  form: string
  formId?: string | undefined
  /** The form's own button says that it sends. */
  isBusy?: boolean
}

/** Under a form's button: what became of its inquiries that did not leave at once. */
export function UnsentBox({ form, formId, isBusy = false }: BoxProps) {
  const all = useStoredValue(unsentStore)
  const sending = useSyncExternalStore(sendingKeys.subscribe, sendingKeys.get, () => NONE)
  const isSending = (unsent: Unsent) => sending.includes(unsent.key) || isJustPressed(unsent)
  const own = all.filter((unsent) => unsent.form === form && !(isBusy && isSending(unsent)))
  return own.map((unsent) => (
    <ErrorBoundary key={unsent.key} of={unsent} otherwise={<p role="status">{toWords(unsent)}</p>}>
      <UnsentInquiry unsent={unsent} isSending={isSending(unsent)} formId={formId} />
    </ErrorBoundary>
  ))
}

/** What is known of it in one sentence. */
const toWords = ({ number, state }: Unsent) =>
  state === 'sent' ? acceptedTitle(number) : 'Заявка сохранена на этом устройстве'

type InquiryProps = { unsent: Unsent; isSending: boolean; formId: string | undefined }

function UnsentInquiry({ unsent, isSending, formId }: InquiryProps) {
  const { key, state, chat } = unsent
  const send = () => void sendNow(key)
  const drop = () => dropUnsent(key)
  if (isSending) return <SendingBox unsent={unsent} />
  if (state === 'sent') return <SentBox unsent={unsent} onClose={drop} />
  if (state === 'rejected') return <RefusedBox unsent={unsent} onSend={send} onClose={drop} />
  if (state === 'waiting') return <Waiting unsent={unsent} onSend={send} onClose={drop} />
  if (chat === 'failed') return <UnsentText unsent={unsent} form={formId} onSend={send} />
  return <KeptBox unsent={unsent} onSend={send} onClose={drop} />
}

type WaitingProps = { unsent: Unsent; onSend: () => void; onClose: () => void }

/** Counts down to the next attempt. */
function Waiting(props: WaitingProps) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <WaitingBox {...props} seconds={Math.ceil(pauseLeft(props.unsent, now) / 1000)} />
}
