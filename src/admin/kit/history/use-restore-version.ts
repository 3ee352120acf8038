import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { isUnauthorized } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { toReason } from '../write/failure-messages.ts'
import { useWrite } from '../write/use-write.ts'
import { type Recorded, versionQuery } from './queries.ts'

interface Wanted {
  version: number
  /** The version that is seen as the present one: another one is not overwritten. */
  over: number | undefined
  /** Takes a restore back, instead of beginning one. */
  isUndo?: boolean
}

/** Asks whether to bring a version back, which it is given after the present one; false: it stays as it is. */
export type AskBeforeRestore = (now: object, then: object) => Promise<boolean>

/** Restores a version of a record over the present one, after the question where there is one; false when it was not restored, which is said. */
export function useRestoreVersion(record: Recorded, ask?: AskBeforeRestore) {
  const [isAsking, setAsking] = useState(false)
  const api = useApi()
  const queries = useQueryClient()
  const { run, isRunning } = useRestore(record)
  const read = (version: number) => queries.ensureQueryData(versionQuery(api, record, version))
  const restore = async (version: number, present: number): Promise<boolean> => {
    setAsking(true)
    try {
      if (ask) {
        const [now, then] = await Promise.all([read(present), read(version)]).catch(sayFailure)
        if (!(await ask(now, then))) return false
      }
      await run({ version, over: present })
      return true
    } catch {
      // A toast has said why.
      return false
    } finally {
      setAsking(false)
    }
  }
  return { restore, isBusy: isRunning || isAsking }
}

function sayFailure(error: unknown): never {
  const description = `Не удалось вернуть версию: ${toReason(error)}`
  if (!isUnauthorized(error)) showToast({ title: 'Ошибка', description, tone: 'bad' })
  throw error
}

/** Restores a version at once; its toast takes that back. Everything is read anew. */
function useRestore({ entity, id }: Recorded) {
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
