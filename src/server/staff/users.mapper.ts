import type { StaffUser } from '../../contract/users.ts'
import type { users } from './staff.table.ts'

/** An account without its password, times as ISO text. */
export function toStaffUser(row: Omit<typeof users.$inferSelect, 'password'>): StaffUser {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
  }
}
