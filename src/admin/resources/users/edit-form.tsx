import type { StaffUser } from '../../../contract/users.ts'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAccountForm } from '../../parts/account/account-form.tsx'
import { AccountHistory } from '../../parts/account/account-history.tsx'

/** Form for another account's name and email. */
export function EditForm({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { staffForm, labels, parts } = useAccountForm(user, { isOwn: false, onSaved: onClose })
  return (
    <FormDialog
      title={`Пользователь ${user.username}`}
      staffForm={staffForm}
      labels={labels}
      save="Сохранить изменения"
      onClose={onClose}
    >
      <FormFields {...parts} />
      <AccountHistory id={user.id} />
    </FormDialog>
  )
}
