import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MESSENGER_NAMES } from '../../../domain/contact/messengers.ts'
import { CALL_BACK } from '../../../domain/inquiry/call-back.ts'
import { wishedDay } from '../../../domain/inquiry/next-call.ts'
import { MOSCOW_ZONE } from '../../../lib/moscow-zone.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { callHref, firstMessenger } from '../../contact-links.ts'
import { LateAdditions } from '../../parts/additions/late-additions.tsx'
import { sentSecret } from '../../parts/additions/sent-secret.ts'
import { useSettings } from '../../use-settings.ts'
import { KeptText } from '../fields/kept-text.tsx'
import type { Unsent } from '../outbox/device.ts'
import { hasNumber } from '../outbox/inquiry-number.ts'
import { bringIntoView } from '../place/bring-into-view.ts'
import { answersPress, takeLostFocus } from '../place/take-lost-focus.ts'
import { promiseCall } from '../sent/promised-call.ts'
import { toShopTime } from '../sent/shop-time.ts'
import '../unsent-box.css'

type StateProps = { unsent: Unsent; onSend: () => void; onClose: () => void }

/** A chat was opened: what was typed is kept, and can be sent from the site. */
export function KeptBox({ unsent, onSend, onClose }: StateProps) {
  const messenger = firstMessenger(useSettings())
  const name = MESSENGER_NAMES[messenger.kind]
  return (
    <Box unsent={unsent} icon="chat" tone="in" title={`Открыли ${name} с готовым текстом`}>
      <p>Нажмите там «Отправить». Если не получилось, заявка сохранена здесь.</p>
      <KeptText title="Что сохранено" text={unsent.text} />
      <Actions main="Отправить заявку с сайта" onMain={onSend} close="Закрыть" onClose={onClose} />
    </Box>
  )
}

/** No connection, or the shop has not answered: it will be sent without the visitor. */
export function WaitingBox({ unsent, onSend, onClose, seconds }: StateProps & { seconds: number }) {
  const why = navigator.onLine ? 'До нас пока не дошла' : 'Ждём связь'
  return (
    <Box unsent={unsent} icon="inbox" title="Сохранена на этом устройстве, отправим сами">
      <p>{`${why}. Следующая попытка ${formatPause(seconds)}. Второй заявки от повтора не будет.`}</p>
      <Actions main="Отправить сейчас" onMain={onSend} close="Не отправлять" onClose={onClose} />
    </Box>
  )
}

/** «через 30 секунд»; `seconds` may be past. */
export function formatPause(seconds: number): string {
  if (seconds < 1) return 'сейчас'
  if (seconds < 60) return `через ${seconds} ${plural(seconds, ['секунду', 'секунды', 'секунд'])}`
  const minutes = Math.ceil(seconds / 60)
  return `через ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`
}

/** Under way: there is nothing to press. */
export function SendingBox({ unsent }: { unsent: Unsent }) {
  const { inquiry } = unsent
  return (
    <Box unsent={unsent} icon="chat" tone="in" title="Отправляем заявку">
      <p>{inquiry.name === CALL_BACK.name ? inquiry.phone : `${inquiry.name}, ${inquiry.phone}`}</p>
      <Actions main="Отправляем…" isBusy />
    </Box>
  )
}

/** It has gone: when we call, what was sent, and photos and words to add, in the tab that sent it. */
export function SentBox({ unsent, onClose }: { unsent: Unsent; onClose: () => void }) {
  const settings = useSettings()
  const [isAdding, setAdding] = useState(false)
  const canAdd = sentSecret(unsent.number).get() !== null
  const at = toShopTime(unsent.number, unsent.sentAt)
  const wish = unsent.inquiry.preferredTime
  const day = wish && wishedDay(settings.hours, at, wish)
  const promised = day ? `${day}, как вам удобно: ${wish.toLowerCase()}` : promiseCall(settings, at).when
  // Not `formatClock`: its module in the map of lazy parts takes bytes of every page.
  const time = at.toLocaleTimeString('ru-RU', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: MOSCOW_ZONE,
  })
  return (
    <Box
      unsent={unsent}
      icon="check"
      title={`${hasNumber(unsent.number) ? `Заявка № ${unsent.number}` : 'Заявка'} отправлена в ${time}`}
    >
      <p>Перезвоним {promised}.</p>
      <KeptText title="Что отправлено" text={unsent.text} />
      {isAdding && <LateAdditions id={unsent.number} />}
      <div className="unsent-box__a">
        {canAdd && !isAdding && (
          <Button variant="water" icon="image" onClick={() => setAdding(true)}>
            Добавить снимки
          </Button>
        )}
        <Button variant={canAdd ? 'quiet' : 'line'} onClick={onClose}>
          Закрыть
        </Button>
      </div>
    </Box>
  )
}

/** The server's rules refuse it: the visitor reads why, and keeps the text. */
export function RefusedBox({ unsent, onSend, onClose }: StateProps) {
  return (
    <Box unsent={unsent} icon="warn" tone="bad" title="Заявка не принята">
      <p>{unsent.reason || 'Пожалуйста, попробуйте еще раз'}</p>
      <KeptText title="Что сохранено" text={unsent.text} isOpen />
      <Actions main="Отправить ещё раз" onMain={onSend} close="Удалить" onClose={onClose} />
    </Box>
  )
}

type BoxProps = { unsent: Unsent; icon: IconName; tone?: 'in' | 'bad'; title: string; children: ReactNode }

function Box({ unsent, icon, tone, title, children }: BoxProps) {
  const head = useRef<HTMLParagraphElement>(null)
  const { at } = unsent
  const [isAnswer] = useState(() => answersPress(unsent))
  useEffect(() => takeLostFocus(head.current, at), [at])
  return (
    <div
      className={`unsent-box${tone ? ` unsent-box--${tone}` : ''}`}
      ref={isAnswer ? bringIntoView : undefined}
    >
      {/* The heading alone is live: the countdown below changes every second. */}
      <p ref={head} className="unsent-box__h" role="status" tabIndex={-1}>
        <Icon name={icon} />
        <b>{title}</b>
      </p>
      {children}
    </div>
  )
}

type ActionsProps = {
  main: string
  onMain?: () => void
  isBusy?: boolean
  close?: string
  onClose?: () => void
}

function Actions({ main, onMain, isBusy = false, close, onClose }: ActionsProps) {
  const { companyPhone } = useSettings()
  return (
    <div className="unsent-box__a">
      <Button variant="water" onClick={onMain} isBusy={isBusy} disabled={isBusy}>
        {main}
      </Button>
      <LinkButton icon="phone" href={callHref(companyPhone)}>
        Позвонить
      </LinkButton>
      {close && (
        <Button variant="quiet" onClick={onClose}>
          {close}
        </Button>
      )}
    </div>
  )
}
