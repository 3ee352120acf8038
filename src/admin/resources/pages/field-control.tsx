import { LinesField } from '../../kit/form/lines-field.tsx'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps } from './control-props.ts'
import { MarkdownControl } from './markdown-control.tsx'
import { PictureControl } from './picture-control.tsx'
import { TextControl } from './text-control.tsx'

/** The control of a field that has no fields of its own. */
export function FieldControl(props: ControlProps) {
  const { name, form, field } = props
  if (field.control === 'lines')
    return (
      <LinesField form={form} name={name} label={field.label} hint={field.hint} max={field.max} rows={5} />
    )
  if (field.control === 'markdown') return <MarkdownControl {...props} />
  if (field.control === 'picture') return <PictureControl {...props} />
  return field.control === 'choice' ? <ChoiceControl {...props} /> : <TextControl {...props} />
}
