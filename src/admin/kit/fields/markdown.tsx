import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { errorOf } from '../form/error-of.ts'
import { MarkdownEditor } from '../form/markdown/markdown-editor.tsx'
import type { ControlProps, Field } from './field.ts'

/** Markdown with its preview, for the place `context` of the site. Apart from other kinds: its code is heavy. */
export function markdown({
  label,
  ...options
}: MarkdownOptions & { label?: string }): Field<string | null | undefined> {
  return {
    label,
    initial: '',
    read: (stored) => stored ?? '',
    write: (value) => value,
    render: (props) => <MarkdownControl {...props} {...options} />,
  }
}

function MarkdownControl({ name, label, form, row, className, ...options }: ControlProps & MarkdownOptions) {
  const value: unknown = useWatch({ control: form.control, name })
  const alts: Record<string, string> | undefined = row && 'alts' in row ? Object(row.alts) : undefined
  return (
    <div className={className}>
      <MarkdownEditor
        {...options}
        label={label}
        alts={alts}
        field={form.register(name)}
        value={String(value)}
        error={errorOf(form, name)}
        saveAttempts={form.formState.submitCount}
      />
    </div>
  )
}

type MarkdownOptions = Pick<ComponentProps<typeof MarkdownEditor>, 'context' | 'hint' | 'isRequired'> & {
  className?: string
}
