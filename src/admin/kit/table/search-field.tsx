import { useRef } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isPlainKey, useScreenKey } from '../../shell/screen-keys.ts'
import { enterRows } from './enter-rows.ts'
import { useTypedText } from './use-typed-text.ts'

/**
 * Search field of a list: calls `onChange` when typing pauses, on Enter and on blur; `/` focuses it, Esc clears it, the
 * down arrow leads from it to the first row of the table.
 * `value` may lag behind the typed text, for instance when stored in the address.
 */
export function SearchField({ label = 'Поиск', placeholder, value, onChange }: SearchFieldProps) {
  const { text, type, publishNow } = useTypedText(value, onChange)
  const input = useRef<HTMLInputElement>(null)
  useScreenKey(
    ({ key }) => key === '/',
    () => {
      // Not every browser moves the focus when a text is selected.
      input.current?.focus()
      input.current?.select()
    },
  )
  return (
    <Field label={label}>
      {(control) => (
        <div className="find">
          <Icon name="search" />
          <Input
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => publishNow()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') publishNow()
              // In a dialog to the rows of the dialog; blur publishes what is typed.
              const place = event.currentTarget.closest('dialog') ?? document
              if (isDown(event.nativeEvent) && enterRows(place)) event.preventDefault()
              if (event.key === 'Escape' && text !== '') {
                event.stopPropagation()
                publishNow('')
              }
            }}
          />
          <kbd>/</kbd>
        </div>
      )}
    </Field>
  )
}

/** With a modifier the arrow selects text; while characters are composed it chooses among them. */
const isDown = (event: KeyboardEvent): boolean =>
  event.key === 'ArrowDown' && !event.shiftKey && !event.isComposing && isPlainKey(event)

interface SearchFieldProps {
  label?: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}
