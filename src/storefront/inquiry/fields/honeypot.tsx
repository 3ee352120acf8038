/** A field that no person sees, no screen reader reads and no browser fills: what fills it is marked as spam. */
export function Honeypot() {
  return <input hidden name="website" tabIndex={-1} autoComplete="off" />
}
