import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { SettingsTabs } from '../../shell/settings-tabs.tsx'
import { useApi } from '../../staff.ts'
import { siteSettingsQuery } from './fields/queries.ts'
import { SettingsForm } from './settings-form.tsx'
import { useOpenTab } from './use-open-tab.ts'
import './settings.css'

/** Screen of the site's settings. */
export function Component() {
  const [restores, setRestores] = useState(0)
  const [tab, openTab] = useOpenTab()
  const { data, isError, refetch } = useQuery(siteSettingsQuery(useApi()))
  return (
    <Screen isForm title="Настройки">
      <SettingsTabs />
      {data ? (
        <SettingsForm
          key={restores}
          settings={data}
          tab={tab}
          onTab={openTab}
          onRestored={() => setRestores((count) => count + 1)}
        />
      ) : (
        <Panel as="section" aria-label="Настройки">
          {isError ? (
            <ErrorState text="Не удалось загрузить настройки" onRetry={() => void refetch()} />
          ) : (
            <TableSkeleton />
          )}
        </Panel>
      )}
    </Screen>
  )
}
