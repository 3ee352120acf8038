import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import type { ReadJson } from './spec-json.ts'

/**
 * Raw JSON of what stands in the rows above it. While it can be read the rows follow each letter; while it cannot, they stay, and
 * a warning says so.
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
          <textarea
            {...control}
            className="input"
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
        <Note tone="warn" role="alert">
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
  /** What was typed; '' when nothing was that the rows do not say. */
  value: string
  /** The rows as JSON. */
  shown: string
  read: (text: string) => ReadJson<unknown>
  /** What is saved in place of JSON that cannot be read. */
  fallback: string
  onChange: (text: string) => void
  /** The field is left with JSON that the rows have taken over. */
  onLeave: () => void
}
