import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps } from './control-props.ts'
import { LinesControl } from './lines-control.tsx'
import { TextControl } from './text-control.tsx'

/** The control of a field that has no fields of its own. */
export function FieldControl(props: ControlProps) {
  if (props.field.control === 'lines') return <LinesControl {...props} />
  return props.field.control === 'choice' ? <ChoiceControl {...props} /> : <TextControl {...props} />
}
