import { useState } from 'react'
import { Field } from '../../../../ui/field/field.tsx'
import { Textarea } from '../../../../ui/field/input.tsx'
import { Note } from '../../../../ui/note.tsx'
import type { ReadJson } from '../values/spec-json.ts'

/**
 * Raw JSON of the rows above. Valid JSON updates the rows while typing; invalid JSON leaves them unchanged and shows
 * a warning.
 */
export function JsonEditor({ label, value, shown, read, fallback, onChange, onLeave }: JsonEditorProps) {
  const [isTyping, setTyping] = useState(false)
  const text = isTyping || value !== '' ? value : shown
  const error = value.trim() === '' ? undefined : read(value).error
  return (
    <details className="json">
      <summary>{label}</summary>
      <Field label={label}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setTyping(true)
              onChange(target.value)
            }}
            onBlur={() => {
              setTyping(false)
              if (error === undefined) onLeave()
            }}
          />
        )}
      </Field>
      {error !== undefined && (
        <Note className="json__note" tone="warn" role="alert">
          <p>
            {error} {fallback}
          </p>
        </Note>
      )}
    </details>
  )
}

interface JsonEditorProps {
  label: string
  /** Typed text; '' when it equals the rows. */
  value: string
  /** The rows as JSON. */
  shown: string
  read: (text: string) => ReadJson<unknown>
  /** Saved instead of invalid JSON. */
  fallback: string
  onChange: (text: string) => void
  /** Called on blur with valid JSON, which the rows contain by then. */
  onLeave: () => void
}
