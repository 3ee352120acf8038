import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input, Textarea } from '../../../ui/field/input.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { useSavedText } from './use-saved-text.ts'

/** A field of a file that saves by itself when it is left or Enter is pressed; Esc takes back what was typed. */
export function TextField({ file, field, label, hint, isLong = false }: TextFieldProps) {
  const { text, state, isSame, type, save, takeBack } = useSavedText(file, field)
  const control = {
    value: text,
    maxLength: field === 'alt' ? 500 : 200,
    onBlur: save,
    onKeyDown(event: { key: string; shiftKey: boolean; preventDefault(): void; stopPropagation(): void }) {
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault()
        save()
      }
      if (event.key === 'Escape' && !isSame()) {
        event.stopPropagation()
        takeBack()
      }
    },
  }
  const isFailed = typeof state === 'object'
  return (
    <div>
      <Field
        label={label}
        hint={hint}
        labelSuffix={<span role="status">{WORDS[isFailed ? 'typed' : state]}</span>}
        error={isFailed ? `Не записано: ${toReason(state.error)}` : undefined}
        isErrorLive
      >
        {(attributes) =>
          isLong ? (
            <Textarea {...attributes} {...control} rows={3} onChange={({ target }) => type(target.value)} />
          ) : (
            <Input {...attributes} {...control} onChange={({ target }) => type(target.value)} />
          )
        }
      </Field>
      {isFailed && (
        <Button size="small" onClick={save}>
          Повторить
        </Button>
      )}
    </div>
  )
}

const WORDS = { typed: '', saving: 'записываем…', saved: 'записано' } as const

interface TextFieldProps {
  file: Media
  field: 'alt' | 'name'
  label: string
  hint?: string
  /** Several lines. */
  isLong?: boolean
}
