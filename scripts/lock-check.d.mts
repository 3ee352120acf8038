/**
 * The command that checks the lock file of `project`, in an empty folder that is made to hold what it reads and nothing else, as a fresh
 * clone: `npm ci` refuses a lock file with gaps.
 */
export function prepareLockCheck(folder: string, project?: string): string[]
