import { EmptyState } from '../../../ui/empty-state.tsx'
import { DonePicture } from '../../kit/done-picture.tsx'

/** Empty state: no new inquiries. */
export function NoWaitingClients() {
  return <EmptyState level={3} title="Никто не ждёт" text="Новых запросов нет." picture={<DonePicture />} />
}
