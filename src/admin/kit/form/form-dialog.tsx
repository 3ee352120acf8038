import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useKeyDown } from '../../shell/use-key-down.ts'
import { RecordNotes } from '../record/record-notes.tsx'
import { usePresence } from '../record/use-presence.ts'
import { focusFirstField, isFocusLost, isTouch } from '../write/focus.ts'
import { FormFoot } from './form-foot.tsx'
import { TabList } from './tab-list.tsx'
import type { StaffForm } from './use-staff-form.ts'

/**
 * A form in a dialog. Mount it while its address is open; `onClose` leaves the address, which asks for confirmation when
 * there are unsaved changes (leave-guard.tsx).
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, staffForm, labels, save, onClose, children, wide = false, isBlocked, idle } = props
  const formId = useId()
  const { record, form } = staffForm
  const { isDirty } = form.formState
  const others = usePresence(record)
  const { history: History } = props
  // The channels have no history.
  const recorded =
    History && record?.id !== undefined && record.entity !== 'channels'
      ? { entity: record.entity, id: record.id }
      : null
  const [part, setPart] = useState<'record' | 'history'>('record')
  useEffect(() => {
    if (!isTouch()) focusFirstField(document.getElementById(formId))
  }, [formId])
  useEffect(() => giveFocusBack, [])
  useSaveKey(formId, staffForm.submit)
  const fields = (
    <>
      <RecordNotes of={staffForm} />
      {children}
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={wide || part === 'history' ? 'tabs' : 'form'}
      footer={
        part === 'record' &&
        props.hasFoot !== false && (
          <FormFoot
            staffForm={staffForm}
            formId={formId}
            labels={labels}
            save={save}
            isBlocked={isBlocked}
            idle={idle}
            others={others}
            onCancel={onClose}
          />
        )
      }
    >
      <form className={recorded ? undefined : 'form'} id={formId} {...staffForm.props}>
        {History && recorded ? (
          <TabList
            label="Части формы"
            tabs={[
              {
                key: 'record',
                label: 'Запись',
                panel: <div className="form">{fields}</div>,
                hasError: false,
              },
              {
                key: 'history',
                label: 'История',
                panel: part === 'history' && (
                  <History
                    {...recorded}
                    onRestored={() => closeUnlessTyped(isDirty, onClose)}
                    onClose={onClose}
                  />
                ),
                hasError: false,
              },
            ]}
            current={part}
            onChoose={setPart}
          />
        ) : (
          fields
        )}
      </form>
    </Dialog>
  )
}

/** To the screen, when the form was opened by its address and no button gets the focus back. */
function giveFocusBack() {
  if (isFocusLost()) document.getElementById('main')?.focus()
}

/** Ctrl+S outside of the form while this is the topmost dialog; the form itself only handles keys inside it. */
function useSaveKey(formId: string, submit: () => Promise<void>) {
  useKeyDown((event) => {
    const form = document.getElementById(formId)
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || !form) return
    const at = event.target instanceof Element ? event.target : document.body
    const upper = at.closest('dialog') ?? form.closest('dialog')
    if (form.contains(at) || !upper?.contains(form)) return
    event.preventDefault()
    void submit()
  })
}

/** Closes the form, whose values are old now; what was typed stays and is merged by the next save. */
export function closeUnlessTyped(isDirty: boolean, onClose: () => void) {
  if (!isDirty) onClose()
}

interface HistoryProps {
  entity: VersionedEntity
  id: number
  onRestored: () => void
  onClose: () => void
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
  /** «История» of a stored record, as a tab beside the form. */
  history?: ComponentType<HistoryProps>
  /** False while something with its own buttons is shown. */
  hasFoot?: boolean
  /** Footer text while there are no changes and errors. */
  idle?: string | undefined
}
