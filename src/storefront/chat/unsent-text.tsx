import { useId, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './unsent-text.css'

/** The text of a chat that did not open, for copying: nothing a visitor has typed is lost. */
export function UnsentText({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  async function copy() {
    area.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Not allowed here: the text stays selected for the visitor's own copying.
    }
  }

  return (
    <div className="unsent">
      <label htmlFor={id}>Не открылся WhatsApp? Скопируйте текст и отправьте его любым способом.</label>
      <textarea ref={area} id={id} className="input" readOnly rows={6} value={text} />
      <button type="button" className="btn btn--line" onClick={copy}>
        {copied && <Icon name="check" />}
        {copied ? 'Скопировано' : 'Скопировать текст'}
      </button>
    </div>
  )
}
