import { useLocation } from 'react-router'
import {
  STAFF_SPEC_MAPPINGS_PATH,
  STAFF_SPEC_PARAMETERS_PATH,
  STAFF_SPECS_PATH,
} from '../../lib/staff-paths.ts'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { MappingsTab } from './mappings-tab.tsx'
import { SoonPanel } from './soon-panel.tsx'

const TABS = [
  { label: 'Категории', href: STAFF_SPECS_PATH },
  { label: 'Параметры', href: STAFF_SPEC_PARAMETERS_PATH },
  { label: 'Соответствия', href: STAFF_SPEC_MAPPINGS_PATH },
] as const

/** Screen of specifications: three placeholder tabs (admin.md, section 2). */
export function Component() {
  const { pathname } = useLocation()
  const current = TABS.find(({ href }) => pathname === href) ?? TABS[0]
  return (
    <Screen title="Управление спецификациями">
      <TabLinks
        label="Части спецификаций"
        tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab === current }))}
      />
      {current === TABS[0] && (
        <SoonPanel
          label="Категории спецификаций"
          title="Управление категориями скоро будет доступно"
          text="Здесь будут группы характеристик: размеры, мощность, материалы."
        />
      )}
      {current === TABS[1] && (
        <SoonPanel
          label="Параметры спецификаций"
          title="Управление параметрами скоро будет доступно"
          text="Здесь будут сами характеристики: название, единица измерения, участие в сравнении."
        />
      )}
      {current === TABS[2] && <MappingsTab />}
    </Screen>
  )
}
