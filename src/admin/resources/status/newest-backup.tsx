import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../ui/button.tsx'
import { useApi } from '../../staff.ts'
import { backupsQuery } from './queries.ts'

/** Link that downloads the newest backup; nothing without one. */
export function NewestBackup() {
  const { data } = useQuery(backupsQuery(useApi()))
  const newest = data?.[0]
  if (!newest) return null
  return (
    <LinkButton
      size="small"
      icon="download"
      href={`/api/admin/backups/${encodeURIComponent(newest.name)}`}
      download
      className="probe__link"
    >
      Скачать
    </LinkButton>
  )
}
