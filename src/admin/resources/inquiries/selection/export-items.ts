import { staffEndpoints } from '../../../../contract/endpoints.staff.ts'
import type { InquiryListInput } from '../../../../contract/inquiries/list.ts'
import type { MenuItem } from '../../../../ui/menu.tsx'

const FORMATS = [
  { format: 'xlsx', label: 'Таблица Excel (XLSX)' },
  { format: 'csv', label: 'Текст через «;» (CSV)' },
] as const

/** Downloads of the inquiries that match, or of these ids alone: one for each kind of file. */
export function exportItems(query: InquiryListInput): MenuItem[] {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return FORMATS.map(({ format, label }) => ({
    label,
    href: `/api${staffEndpoints.inquiryExport.file.path}?${new URLSearchParams([...known, ['format', format]])}`,
    isDownload: true,
  }))
}
