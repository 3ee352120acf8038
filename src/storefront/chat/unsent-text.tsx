import { useId, useRef, useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Note } from '../../ui/note.tsx'
import { callHref } from '../chrome/contact-links.ts'
import { bringIntoView } from '../inquiry/bring-into-view.ts'
import { useSettings } from '../use-settings.ts'
import './unsent-text.css'

/** Error state of a chat that could not be opened: next steps, and the text for copying. */
export function UnsentText({ text, form }: UnsentTextProps) {
  const { companyPhone } = useSettings()
  const [copiedText, setCopiedText] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const copied = copiedText === text
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()

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
    <Note tone="warn" className="unsent" ref={bringIntoView}>
      <p role="alert">
        <b>WhatsApp не открылся.</b> Попробуйте ещё раз или позвоните: всё, что вы написали, осталось здесь.
      </p>
      <div className="unsent__a">
        <Button type="submit" form={form}>
          Повторить
        </Button>
        <LinkButton icon="phone" href={callHref(companyPhone)}>
          <span>
            Позвонить <span className="nb">{companyPhone}</span>
          </span>
        </LinkButton>
      </div>
      <div className="unsent__text">
        <label htmlFor={id}>Не открылся WhatsApp? Скопируйте текст и отправьте его любым способом.</label>
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
  text: string
  /** Id of the form, when this is rendered outside of it. */
  form?: string
}
