import { useQuery } from '@tanstack/react-query'
import { seconds } from '../../../lib/duration.ts'
import { useOpenConfirm } from '../../kit/write/confirm-action.ts'
import { useApi } from '../../staff.ts'
import { ImportProgress } from './import-progress.tsx'
import { importQuery } from './queries.ts'

/** How far an import is taken back, while its confirmation waits for the answer. */
export function UndoProgress({ id }: { id: number }) {
  const isBusy = useOpenConfirm()?.isBusy ?? false
  const { data } = useQuery({ ...importQuery(useApi(), id), enabled: isBusy, refetchInterval: seconds(1) })
  return (
    isBusy && data && data.progress < 100 && <ImportProgress doing="Возвращаем" percent={data.progress} />
  )
}
