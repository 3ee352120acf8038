import type { CurrentUser } from '../../../contract/session.ts'

interface StaffFields {
  published?: boolean | undefined
  version?: number | undefined
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** The record without the fields that only staff need, when a stranger reads it; `more` are further such fields. */
export function forReader<T extends StaffFields>(
  { actor }: { actor: CurrentUser | null },
  record: T,
  ...more: (keyof T)[]
): T {
  if (actor) return record
  const shown = { ...record }
  const hidden: (keyof T)[] = ['version', 'publishAt', 'unpublishAt', ...more]
  for (const field of hidden) delete shown[field]
  return shown
}
