import type { IconName } from './icon-name.ts'
import sprite from './icons.svg?no-inline'

/** A drawn sign beside a word; it says nothing on its own, so the control around it needs a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
