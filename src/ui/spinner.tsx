/** The spinner of a busy button. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
