/** The turning ring inside a busy button, beside its word. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
