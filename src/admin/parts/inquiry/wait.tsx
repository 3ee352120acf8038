import type { Urgency } from './urgency.ts'
import './wait.css'

/** How pressing an inquiry is, in words and colour. */
export function Wait({ urgency }: { urgency: Urgency }) {
  return <span className={`wait wait--${urgency.tone}`}>{urgency.text}</span>
}
