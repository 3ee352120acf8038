import { type ReactNode, useEffect, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFoot } from './form-foot.tsx'
import type { StaffForm } from './use-staff-form.ts'

/**
 * A form in a dialog. Mount it while its address is open; `onClose` leaves the address, which asks for confirmation when
 * there are unsaved changes (leave-guard.tsx).
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, staffForm, labels, save, onClose, children, wide = false, isBlocked, idle } = props
  const formId = useId()
  useEffect(() => focusFirst(formId), [formId])
  useSaveKey(formId, staffForm.submit)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={wide ? 'tabs' : 'form'}
      footer={
        <FormFoot
          staffForm={staffForm}
          formId={formId}
          labels={labels}
          save={save}
          isBlocked={isBlocked}
          idle={idle}
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

/** Focuses the first field, except on touch screens, where the keyboard would cover the form. */
function focusFirst(formId: string) {
  if (matchMedia('(pointer: coarse)').matches) return
  document
    .getElementById(formId)
    ?.querySelector<HTMLElement>('input:not([type=hidden], [readonly], :disabled), select, textarea')
    ?.focus()
}

/** Ctrl+S outside of the form while this is the topmost dialog; the form itself only handles keys inside it. */
function useSaveKey(formId: string, submit: () => Promise<void>) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const save = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || !form) return
      const at = event.target instanceof Element ? event.target : document.body
      const upper = at.closest('dialog') ?? form.closest('dialog')
      if (form.contains(at) || !upper?.contains(form)) return
      event.preventDefault()
      void submit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [formId, submit])
}

interface FormDialogProps<Values extends FieldValues> {
  title: string
  staffForm: StaffForm<Values>
  labels: Readonly<Record<string, string>>
  save: string
  onClose: () => void
  children: ReactNode
  wide?: boolean
  /** Disables the save button. */
  isBlocked?: boolean | undefined
  /** Footer text while there are no changes and errors. */
  idle?: string | undefined
}
