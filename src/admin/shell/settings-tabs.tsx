import { useLocation } from 'react-router'
import {
  STAFF_CHANNELS_PATH,
  STAFF_DELIVERIES_PATH,
  STAFF_SETTINGS_PATH,
} from '../../domain/site/staff-paths.ts'
import { TabLinks } from './tab-links.tsx'

/** Screens of the settings, each with its own address. */
const TABS = [
  { label: 'Сайт и компания', href: STAFF_SETTINGS_PATH },
  { label: 'Каналы', href: STAFF_CHANNELS_PATH },
  { label: 'Доставка', href: STAFF_DELIVERIES_PATH },
] as const

/** Links between the screens of the settings. */
export function SettingsTabs() {
  const { pathname } = useLocation()
  return (
    <TabLinks label="Настройки" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.href === pathname }))} />
  )
}
