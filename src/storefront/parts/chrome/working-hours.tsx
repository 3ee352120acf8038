import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import './working-hours.css'

/** Working hours: the DOM text is what staff entered (specified), CSS shows the typographic form. */
export function WorkingHours({ hours }: { hours: string }) {
  return (
    <>
      <span className="vh">{hours}</span>
      <span aria-hidden data-shown={formatWorkingHours(hours)} />
    </>
  )
}
