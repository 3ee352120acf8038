import { useQuery } from '@tanstack/react-query'
import { staffEndpoints } from '../../../../contract/endpoints.staff.ts'
import { Menu } from '../../../../ui/menu.tsx'
import { manufacturersQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import type { ProductFilters } from './product-filters.ts'

const FORMATS = [
  { format: 'xlsx', label: 'Таблица Excel (XLSX)' },
  { format: 'csv', label: 'Текст через «;» (CSV)' },
] as const

/** Downloads of the products that text and manufacturer choose, to be edited and imported again. */
export function ExportMenu({ filters: { search, manufacturerId } }: { filters: ProductFilters }) {
  const { data: manufacturers } = useQuery(manufacturersQuery(useApi()))
  const slug = manufacturers?.find(({ id }) => id === manufacturerId)?.slug
  const query = { ...(search && { search }), ...(slug && { manufacturer: slug }) }
  return (
    <Menu
      label="Выгрузить"
      icon="download"
      items={FORMATS.map(({ format, label }) => ({
        label,
        href: `/api${staffEndpoints.productExport.file.path}?${new URLSearchParams({ ...query, format })}`,
        isDownload: true,
      }))}
    />
  )
}
