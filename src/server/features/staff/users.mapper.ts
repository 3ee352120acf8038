import type { StaffUser } from '../../../contract/users.ts'
import type { users } from './staff.table.ts'

/** Maps an account to the contract, without its password; times become ISO text. */
export function toStaffUser(row: Omit<typeof users.$inferSelect, 'password' | 'lastLoginOrigin'>): StaffUser {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
  }
}
