import type { StaffUser } from '../../contract/users.ts'
import { ACCOUNT_LABELS, AccountFields, useAccountForm } from '../account/account-form.tsx'
import { AccountHistory } from '../account/account-history.tsx'
import { FormDialog } from '../form/form-dialog.tsx'

/** Form for another account's name and email. */
export function EditForm({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const staffForm = useAccountForm(user, onClose)
  return (
    <FormDialog
      title={`Пользователь ${user.username}`}
      staffForm={staffForm}
      labels={ACCOUNT_LABELS}
      save="Сохранить изменения"
      onClose={onClose}
    >
      <AccountFields staffForm={staffForm} isOwn={false} />
      <AccountHistory id={user.id} />
    </FormDialog>
  )
}
