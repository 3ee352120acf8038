import type { TrashedEntity } from '../../contract/records/record-kinds.ts'
import { useApi } from '../staff.ts'
import { useWrite } from './write/use-write.ts'

interface Deleted {
  entity: TrashedEntity
  id: number
}

/** Takes a deletion back. Everything is read anew: links of other records come back too. */
export function useRestore() {
  const api = useApi()
  return useWrite({
    call: ({ entity, id }: Deleted) => api.trash.restore({ entity, id }),
    success: ({ message }) => ({ title: 'Возвращено', description: message ?? 'Запись на прежнем месте' }),
    failure: (reason) => `Не удалось вернуть: ${reason}`,
    refresh: [[]],
  })
}

/** Whether this record is being restored now. */
export function isRestoring({ isRunning, input }: ReturnType<typeof useRestore>, record: Deleted): boolean {
  return isRunning && input?.entity === record.entity && input.id === record.id
}
