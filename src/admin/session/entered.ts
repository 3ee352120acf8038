let hasEntered = false

/** Remembers that somebody has signed in on this page: the first screen takes the place of the sign-in, and its focus. */
export function noteEntered(): void {
  hasEntered = true
}

/** Whether somebody has signed in on this page since the last call. */
export function takeEntered(): boolean {
  const was = hasEntered
  hasEntered = false
  return was
}
