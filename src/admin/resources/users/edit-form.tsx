import type { StaffUser } from '../../../contract/users.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { ACCOUNT_LABELS, AccountFields, useAccountForm } from '../../parts/account/account-form.tsx'
import { AccountHistory } from '../../parts/account/account-history.tsx'

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
