import { useId, useRef, useState } from 'react'
import { MESSENGER_NAMES } from '../../../domain/contact/messengers.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { Note } from '../../../ui/note.tsx'
import { callHref, firstMessenger } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import type { Unsent } from '../outbox/device.ts'
import { bringIntoView } from '../place/bring-into-view.ts'
import { answersPress } from '../place/take-lost-focus.ts'
import '../unsent-text.css'

/** Error state of a chat that could not be opened: next steps, and the text for copying. */
export function UnsentText({ unsent, form, onSend }: UnsentTextProps) {
  const { text } = unsent
  const settings = useSettings()
  const { companyPhone } = settings
  const name = MESSENGER_NAMES[firstMessenger(settings).kind]
  const [copiedText, setCopiedText] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const copied = copiedText === text
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [isAnswer] = useState(() => answersPress(unsent))

  async function copy() {
    area.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopiedText(text)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Note tone="warn" className="unsent" ref={isAnswer ? bringIntoView : undefined}>
      <p role="alert">
        <b>{name} не открылся.</b> Так бывает, если он не установлен или не работает связь с ним. Отправьте
        заявку отсюда, ответы уже заполнены, или позвоните.
      </p>
      <div className="unsent__a">
        <Button variant="main" onClick={onSend}>
          Отправить заявку с сайта
        </Button>
        <LinkButton icon="phone" href={callHref(companyPhone)}>
          <span>
            Позвонить <span className="nb">{companyPhone}</span>
          </span>
        </LinkButton>
        <Button type="submit" form={form}>
          Повторить
        </Button>
      </div>
      <div className="unsent__text">
        <label htmlFor={id}>Не открылся {name}? Скопируйте текст и отправьте его любым способом.</label>
        <Textarea ref={area} id={id} readOnly rows={6} value={text} />
        <Button icon={copied ? 'check' : undefined} onClick={copy}>
          {copied ? 'Скопировано' : 'Скопировать текст'}
        </Button>
        {failed && <p role="alert">Браузер не дал скопировать. Текст выделен: скопируйте его сами.</p>}
      </div>
    </Note>
  )
}

type UnsentTextProps = {
  unsent: Unsent
  /** Sends the inquiry from the site. */
  onSend: () => void
  /** Id of the form, when this is rendered outside of it. */
  form: string | undefined
}
