import { ROLE_LABELS } from '../../domain/staff/role-labels.ts'

/** Label of a role. */
export function formatRole(role: keyof typeof ROLE_LABELS): string {
  return ROLE_LABELS[role]
}
