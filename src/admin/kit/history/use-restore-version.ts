import { useApi } from '../../staff.ts'
import { useWrite } from '../write/use-write.ts'
import type { Recorded } from './queries.ts'

interface Wanted {
  version: number
  /** The version that is seen as the present one: another one is not overwritten. */
  over: number | undefined
  /** Takes a restore back, instead of beginning one. */
  isUndo?: boolean
}

/** Restores a version of a record; its toast takes that back. Everything is read anew. */
export function useRestoreVersion({ entity, id }: Recorded) {
  const api = useApi()
  const write = useWrite({
    call: ({ version }: Wanted, options) => api.versions.restore({ entity, id, version }, options),
    record: ({ over }) => ({ entity, id, version: over }),
    success: ({ message, version }, { over, isUndo }) => ({
      title: isUndo ? 'Возврат отменён' : 'Версия возвращена',
      description:
        message ?? (isUndo ? 'Запись снова такая, какой была до него' : 'Прежняя осталась в истории'),
      ...(over === undefined || isUndo
        ? {}
        : {
            action: {
              label: 'Отменить',
              run: () => void run({ version: over, over: version, isUndo: true }).catch(() => undefined),
            },
          }),
    }),
    failure: (reason) => `Не удалось вернуть версию: ${reason}`,
    refresh: [[]],
  })
  const { run } = write
  return write
}
