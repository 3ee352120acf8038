import { useWatch } from 'react-hook-form'
import { errorOf } from '../../kit/form/error-of.ts'
import { MarkdownEditor } from '../../kit/form/markdown/markdown-editor.tsx'
import type { ControlProps } from './control-props.ts'

/** A text with formatting, and how the site shows it. */
export function MarkdownControl({ field, name, form }: ControlProps) {
  const typed: unknown = useWatch({ control: form.control, name })
  return (
    <MarkdownEditor
      label={field.label}
      {...(field.hint !== undefined && { hint: field.hint })}
      field={form.register(name)}
      value={typeof typed === 'string' ? typed : ''}
      context="answer"
      error={errorOf(form, name)}
      saveAttempts={form.formState.submitCount}
    />
  )
}
