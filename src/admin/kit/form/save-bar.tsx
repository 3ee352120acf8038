import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormFoot } from './form-foot.tsx'

/** Footer of a form that is a whole screen: it stays at the bottom of the window. */
export function SaveBar<Values extends FieldValues>(props: ComponentProps<typeof FormFoot<Values>>) {
  return (
    <div className="savebar">
      <FormFoot {...props} />
    </div>
  )
}
