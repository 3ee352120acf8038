import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../../ui/panel.tsx'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { pushQuery } from '../../../parts/account/push-query.ts'
import { channelsQuery } from '../../../queries.ts'
import { useAwaited } from '../../../shell/awaiting.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { Screen } from '../../../shell/screen.tsx'
import { SettingsTabs } from '../../../shell/settings-tabs.tsx'
import { useApi } from '../../../staff.ts'
import { ChannelsForm } from './channels-form.tsx'
import './channels.css'

/** Screen of the channels by which staff are told of inquiries. */
export function Component() {
  const api = useApi()
  const { data, isError, refetch } = useQuery(channelsQuery(api))
  // The hint below the switch of this browser stands above what follows.
  const isPushAwaited = useAwaited([useQuery(pushQuery(api))])
  return (
    <Screen isForm title="Настройки">
      <SettingsTabs />
      <p className="channels__lead">
        Куда сообщать о новом запросе. Все включённые каналы звонят сразу, у каждого своя доставка.
      </p>
      {data && !isPushAwaited ? (
        <ChannelsForm settings={data} />
      ) : (
        <Panel as="section" aria-label="Каналы">
          {isError ? (
            <ErrorState text="Не удалось загрузить каналы" onRetry={() => void refetch()} />
          ) : (
            <TableSkeleton />
          )}
        </Panel>
      )}
    </Screen>
  )
}
