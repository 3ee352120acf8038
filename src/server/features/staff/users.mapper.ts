import type { StaffUser } from '../../../contract/users.ts'
import { narrowedBy } from './accounts.store.ts'
import type { users } from './staff.table.ts'

/** Maps an account to the contract, without its password; times become ISO text. */
export function toStaffUser({
  rights,
  ...row
}: Omit<typeof users.$inferSelect, 'password' | 'lastLoginOrigin'>): StaffUser {
  return {
    ...row,
    ...narrowedBy({ rights }),
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
  }
}
