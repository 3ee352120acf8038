import type { IconName } from './icon-name.ts'
import sprite from './icons.svg?no-inline'

/** A decorative icon, hidden from screen readers: the control around it needs an accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
