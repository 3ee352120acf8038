import { useEffect, useRef, useState } from 'react'
import { plural } from '../../../lib/text/plural.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { countLeft } from './message-rules.ts'

/** The remaining characters are shown below this number. */
const COUNTER_FROM = 200

/** Text area with a character counter. Text over the limit is not truncated; the counter shows the excess. */
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
    <Field label={label} optional error={error} hint={left <= COUNTER_FROM ? formatLeft(left) : undefined}>
      {(control) => (
        <Textarea
          {...control}
          ref={input}
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
