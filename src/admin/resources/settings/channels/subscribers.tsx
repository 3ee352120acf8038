import type { ChannelSettings } from '../../../../contract/channels.ts'
import { plural } from '../../../../lib/text/plural.ts'
import './subscribers.css'

/** Who gets notifications on how many devices, and who has not switched them on. */
export function Subscribers({ people }: Pick<ChannelSettings['push'], 'people'>) {
  return (
    <ul className="subscribers" aria-label="У кого включены уведомления">
      {people.map(({ id, name, devices }) => (
        <li key={id}>
          <span>{name}</span>
          <span className={devices === 0 ? 'subscribers__none' : undefined}>
            {devices === 0
              ? 'не включены'
              : `${devices} ${plural(devices, ['устройство', 'устройства', 'устройств'])}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
