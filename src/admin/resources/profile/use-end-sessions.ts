import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import { formatDate } from '../../../lib/dates.ts'
import { plural } from '../../../lib/text/plural.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { ownSessionsQuery } from './queries.ts'

const TEXT = 'Там понадобится войти заново. Несохранённое останется в той вкладке, пока она открыта.'

/** Ends one of one's own sessions, or all but the present one, after asking. */
export function useEndSessions() {
  const api = useApi()
  const refresh = [ownSessionsQuery(api).queryKey]
  const one = useWrite({
    call: ({ id }: OwnSession) => api.ownSessions.end({ id }),
    success: (_output, { device }) => ({ title: 'Сеанс закончен', description: device }),
    failure: serverMessageOr('Не удалось закончить сеанс'),
    refresh,
  })
  const others = useWrite({
    call: (_all: null) => api.ownSessions.endOthers(),
    success: ({ ended }) => ({
      title: 'Остальные сеансы закончены',
      description: `${ended} ${plural(ended, ['сеанс', 'сеанса', 'сеансов'])}`,
    }),
    failure: serverMessageOr('Не удалось закончить сеансы'),
    refresh,
  })
  return {
    endOne: (session: OwnSession) =>
      confirmAction({
        title: 'Закончить сеанс?',
        text: TEXT,
        subject: `${session.device}, вход ${formatDate(session.createdAt, true)}`,
        confirmLabel: 'Закончить',
        cancelLabel: 'Отмена',
        isDangerous: true,
        onConfirm: () => one.run(session),
        failed: 'Сеанс остался',
      }),
    endOthers: () =>
      confirmAction({
        title: 'Закончить все остальные сеансы?',
        text: TEXT,
        confirmLabel: 'Закончить',
        cancelLabel: 'Отмена',
        isDangerous: true,
        onConfirm: () => others.run(null),
        failed: 'Сеансы остались',
      }),
  }
}
