import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** What was typed, folded, and copied by a button. */
export function KeptText({ title, text, isOpen }: { title: string; text: string; isOpen?: boolean }) {
  const [copied, setCopied] = useState(false)
  if (text === '') return null
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <details className="unsent-box__kept" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <p>{text}</p>
      <Button variant="quiet" icon={copied ? 'check' : undefined} onClick={copy}>
        {copied ? 'Скопировано' : 'Скопировать текст'}
      </Button>
    </details>
  )
}
