import { useQuery } from '@tanstack/react-query'
import { canTellStaff } from '../../../domain/channels/can-tell-staff.ts'
import { CHANNELS } from '../../../domain/channels/delivery-kinds.ts'
import { STAFF_CHANNELS_PATH } from '../../../domain/site/staff-paths.ts'
import { Note } from '../../../ui/note.tsx'
import { channelsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Tells an admin that no channel is on, or none that is on can send: an inquiry is seen only in an open staff area. */
export function SilentChannelsNote() {
  const { data } = useQuery(channelsQuery(useApi()))
  if (!data || canTellStaff(data)) return null
  const isOneOn = CHANNELS.some((name) => data[name].enabled)
  return (
    <Note tone="warn" className="undelivered">
      <p>
        <b>
          {isOneOn
            ? 'Включённые каналы не могут отправлять уведомления.'
            : 'Ни один канал уведомлений не включён.'}
        </b>{' '}
        О новом запросе узнает только тот, у кого открыт этот раздел.{' '}
        <a href={STAFF_CHANNELS_PATH}>
          {isOneOn ? 'Посмотреть, что мешает' : 'Включить почту, Telegram или push'}
        </a>
      </p>
    </Note>
  )
}
