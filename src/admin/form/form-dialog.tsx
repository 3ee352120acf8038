import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormFoot } from './form-foot.tsx'
import type { StaffForm } from './use-staff-form.ts'

/**
 * A form in a window of its own. Mount it while its address is open; `onClose` leaves the address, which asks when
 * something is unsaved (leave-guard.tsx).
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, staffForm, labels, save, onClose, children, wide = false } = props
  const formId = useId()
  const { errors, isDirty, isSubmitting } = staffForm.form.formState
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className={wide ? 'dialog--form dialog--wide' : 'dialog--form'}
      footer={
        <FormFoot
          formId={formId}
          labels={labels}
          errors={errors}
          isDirty={isDirty}
          isSaving={isSubmitting}
          save={save}
          onCancel={onClose}
        />
      }
    >
      <form className="form" id={formId} {...staffForm.props}>
        {children}
      </form>
    </Dialog>
  )
}

interface FormDialogProps<Values extends FieldValues> {
  title: string
  staffForm: StaffForm<Values>
  labels: Readonly<Record<string, string>>
  save: string
  onClose: () => void
  children: ReactNode
  wide?: boolean
}
