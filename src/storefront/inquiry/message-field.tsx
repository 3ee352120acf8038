import { useEffect, useRef, useState } from 'react'
import { plural } from '../../lib/plural.ts'
import { Field } from '../../ui/field.tsx'
import { countLeft } from './message-rules.ts'

/** From so many characters before the limit on, the field says how many are left. */
const NEAR = 200

/** A text in the visitor's own words. Over the limit nothing is cut off: the field counts what is too much. */
export function MessageField({ label, placeholder, maxLength, error }: MessageFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [left, setLeft] = useState(maxLength)
  useEffect(() => {
    const form = input.current?.form
    const onReset = () => setLeft(maxLength)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [maxLength])
  return (
    <Field label={label} optional error={error} hint={left <= NEAR ? formatLeft(left) : undefined}>
      {(control) => (
        <textarea
          {...control}
          ref={input}
          className="input"
          name="message"
          placeholder={placeholder}
          onInput={({ currentTarget }) => setLeft(countLeft(currentTarget.value, maxLength))}
        />
      )}
    </Field>
  )
}

function formatLeft(left: number): string {
  const count = Math.abs(left)
  const characters = `${count} ${plural(count, ['символ', 'символа', 'символов'])}`
  return left < 0 ? `Больше, чем можно отправить, на ${characters}` : `Можно ещё ${characters}`
}

interface MessageFieldProps {
  label: string
  placeholder?: string | undefined
  /** In UTF-16 units, as the server counts. */
  maxLength: number
  error: string | undefined
}
