import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import {
  STAFF_SPEC_MAPPINGS_PATH,
  STAFF_SPEC_PARAMETERS_PATH,
  STAFF_SPECS_PATH,
} from '../../../domain/site/staff-paths.ts'
import { TabbedScreen } from '../../kit/tabbed-screen.tsx'
import { specCategoriesQuery, specParametersQuery } from '../../parts/product/spec-queries.ts'
import { useApi } from '../../staff.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { MappingsTab } from './mappings-tab.tsx'
import { ParametersTab } from './parameters-tab.tsx'
import './specs.css'

/** Screen of specifications: groups, parameters, and which categories of the catalogue have them (admin.md, section 2). */
export function Component() {
  const api = useApi()
  const { pathname } = useLocation()
  const isParameters = pathname === STAFF_SPEC_PARAMETERS_PATH
  const isMappings = pathname === STAFF_SPEC_MAPPINGS_PATH
  return (
    <TabbedScreen
      title="Управление спецификациями"
      label="Части спецификаций"
      tabs={[
        {
          label: 'Категории',
          href: STAFF_SPECS_PATH,
          isCurrent: !isParameters && !isMappings,
          count: useQuery(specCategoriesQuery(api)).data?.length,
          newLabel: 'Добавить группу',
          panel: <CategoriesTab />,
        },
        {
          label: 'Параметры',
          href: STAFF_SPEC_PARAMETERS_PATH,
          isCurrent: isParameters,
          count: useQuery(specParametersQuery(api)).data?.length,
          newLabel: 'Добавить параметр',
          panel: <ParametersTab />,
        },
        {
          label: 'Соответствия',
          href: STAFF_SPEC_MAPPINGS_PATH,
          isCurrent: isMappings,
          panel: <MappingsTab />,
        },
      ]}
    />
  )
}
