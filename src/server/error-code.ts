/** Whether an error, or one that caused it, has such a code of Node.js or of PostgreSQL. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && typeof error.code === 'string' && codes.test(error.code)) ||
    hasCode(error.cause, codes)
  )
}

/** Whether a disk, or the part of it that one may use, is full. */
export const isDiskFull = (error: unknown) => hasCode(error, /^(?:ENOSPC|EDQUOT)$/)

/** Whether a disk is full, or can only be read. */
export const isUnwritable = (error: unknown) => isDiskFull(error) || hasCode(error, /^EROFS$/)
