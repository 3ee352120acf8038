import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { Input } from '../../../../../ui/field/input.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { InquiryWork } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import { SaveProblem, SaveWord } from './save-state.tsx'

/**
 * What the client is called and how he is reached, address or preferred date: a missing one is a dash (decisions.md); a press makes it
 * a field that saves by itself. `shown` stands in place of the text while nobody edits it.
 */
export function TextPair({ label, field, maxLength, inquiry, work, shown, inputMode }: TextPairProps) {
  const stored = inquiry[field] ?? ''
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEditing = draft !== null
  useEffect(() => {
    if (isEditing) input.current?.focus()
  }, [isEditing])
  const commit = async () => {
    if (draft === null) return
    if (draft.trim() === stored || (await work.save({ [field]: draft.trim() || null }))) setDraft(null)
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isEditing ? (
          <Input
            ref={input}
            aria-label={label}
            maxLength={maxLength}
            inputMode={inputMode}
            autoComplete="off"
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={() => void commit()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void commit()
              if (event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              setDraft(null)
            }}
          />
        ) : (
          <span className="pairs__edit">
            <span>{shown ?? (stored || '-')}</span>
            <IconButton
              icon="pen"
              variant="quiet"
              aria-label={`Изменить: ${label}`}
              title="Изменить"
              onClick={() => setDraft(stored)}
            />
          </span>
        )}
        <SaveWord field={field} work={work} />
        <SaveProblem part={field} work={work} />
      </dd>
    </div>
  )
}

interface TextPairProps {
  label: string
  field: 'name' | 'phone' | 'email' | 'address' | 'preferredDate'
  /** Longest text that the server takes. */
  maxLength: number
  inquiry: Inquiry
  work: InquiryWork
  shown?: ReactNode
  inputMode?: 'tel' | 'email'
}
