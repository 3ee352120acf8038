import { useQuery } from '@tanstack/react-query'
import { STAFF_SETTINGS_PATH } from '../../../domain/site/staff-paths.ts'
import { Note } from '../../../ui/note.tsx'
import { publicSettingsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Tells an admin what the default costs: of wizard and contact form only a chat opens, and most such inquiries are not stored. */
export function LostInquiriesNote() {
  const { data } = useQuery(publicSettingsQuery(useApi()))
  if (data?.leadHandling !== 'messenger') return null
  return (
    <Note tone="warn" className="undelivered">
      <p>
        <b>Подбор и форма контактов открывают только мессенджер.</b> Кто не написал в чат, тот потерян: заявка
        не сохраняется.{' '}
        <a href={`${STAFF_SETTINGS_PATH}?tab=requests`}>Сохранять на сайте: настройки, «Заявки»</a>
      </p>
    </Note>
  )
}
