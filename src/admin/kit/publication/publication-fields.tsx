import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Moment, MomentField } from '../form/date-fields.tsx'
import { SwitchField } from '../form/fields.tsx'
import './publication.css'

/** Switch of a record's publication with the times at which it changes by itself, in Moscow time. */
export function PublicationFields({ label, hint, shown, isShown, showAt, hideAt }: PublicationFieldsProps) {
  // A time that means nothing any more goes: the server would refuse it.
  const onChange: UseFormRegisterReturn['onChange'] = (event) => {
    if (event.target.checked) showAt?.onChange(null)
    else hideAt?.onChange(null)
    return shown.onChange(event)
  }
  return (
    <div className="publication">
      <SwitchField label={label} hint={hint} field={{ ...shown, onChange }} />
      {showAt && !isShown && <MomentField label="Показать с" {...showAt} />}
      {hideAt && (isShown || showAt?.value) && <MomentField label="Скрыть с" {...hideAt} />}
    </div>
  )
}

interface PublicationFieldsProps {
  label: string
  hint?: string | undefined
  shown: UseFormRegisterReturn
  isShown: boolean
  showAt?: Moment
  hideAt?: Moment
}
