import { formatWorkingHours } from '../../lib/working-hours.ts'
import './working-hours.css'

/** Opening hours: the text is what staff entered, the eye sees it with a dash and a comma. */
export function WorkingHours({ hours }: { hours: string }) {
  return (
    <>
      <span className="vh">{hours}</span>
      <span aria-hidden data-shown={formatWorkingHours(hours)} />
    </>
  )
}
