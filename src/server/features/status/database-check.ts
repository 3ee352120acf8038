import { formatBytes } from '../../../lib/bytes.ts'
import { seconds } from '../../../lib/duration.ts'
import type { ReplicaState } from '../../platform/db/replica/replica-watch.ts'
import { judge, type Verdict } from './verdict.ts'

export interface DatabaseFigures {
  /** Of a simple question, ms. */
  answeredIn: number
  canWrite: boolean
  version: string
  /** Bytes. */
  size: number
  connections: number
  maxConnections: number
  /** Callers that wait for a connection of this instance. */
  waitingCallers: number
  /** The replica for reads of visitors; null without one. */
  replica: ReplicaState | null
  /** Migrations of this version that the database has not got. */
  missingMigrations: number
  /** A newer version of the shop has changed the database. */
  isNewer: boolean
  /** It has, and does not say that this one may work with it. */
  isTooNew: boolean
}

const REPLICA_FAULTS = {
  silent: {
    what: 'Копия базы для чтения не отвечает: посетители читают основную.',
    todo: 'Проверьте DATABASE_READ_URL и сервер копии.',
  },
  lagging: {
    what: 'Копия базы для чтения отстаёт больше чем на две секунды: посетители читают основную.',
    todo: 'Посмотрите, чем занят сервер копии и идёт ли на него репликация.',
  },
  foreign: {
    what: 'DATABASE_READ_URL указывает не на копию этой базы: посетители читают основную.',
    todo: 'Укажите потоковую копию той же базы или уберите настройку.',
  },
} as const

/** Whether the database reads, writes, in time, and has the tables of this version. */
export function judgeDatabase(figures: DatabaseFigures): Verdict {
  const { answeredIn, version, size, connections, maxConnections, missingMigrations, replica } = figures
  const fault = replica?.fault ?? null
  const reads = replica && fault === null ? ' Посетители читают копию базы.' : ''
  const measured = `Отвечает за ${Math.max(1, Math.round(answeredIn))} мс, ${formatBytes(size)}, соединений ${connections} из ${maxConnections}, PostgreSQL ${version}.${reads}`
  const slow =
    'Посмотрите, чем занят сервер базы: другие программы, диск, память. Если не пройдёт, сообщите разработчику.'
  const crowded = 'Увеличьте max_connections базы или уменьшите DATABASE_POOL_SIZE.'
  return judge(measured, [
    {
      isPresent: !figures.canWrite,
      state: 'fail',
      what: 'База читает, но не записывает: запросы посетителей не сохраняются.',
      todo: 'Проверьте место на диске базы и то, что она не переведена в режим «только чтение».',
    },
    {
      isPresent: figures.isTooNew,
      state: 'fail',
      what: 'Базу уже обновила более новая версия магазина.',
      todo: 'Обновите и эту программу до той же версии.',
    },
    {
      isPresent: missingMigrations > 0,
      state: 'fail',
      what: `База не обновлена: не хватает изменений — ${missingMigrations}.`,
      todo: 'Перезапустите магазин: он обновляет базу при старте.',
    },
    { isPresent: answeredIn > seconds(1), state: 'fail', todo: slow },
    { isPresent: connections >= maxConnections * 0.95, state: 'fail', todo: crowded },
    {
      isPresent: figures.isNewer,
      state: 'warn',
      what: 'Базу уже обновила более новая версия магазина; эта с ней работает, пока её очередь не подошла.',
      todo: 'Обновите и эту программу до той же версии.',
    },
    { isPresent: fault !== null, state: 'warn', ...REPLICA_FAULTS[fault ?? 'silent'] },
    { isPresent: answeredIn > 200, state: 'warn', todo: slow },
    { isPresent: connections >= maxConnections * 0.8, state: 'warn', todo: crowded },
    {
      isPresent: figures.waitingCallers > 0,
      state: 'warn',
      what: `${measured} Ждут соединения: ${figures.waitingCallers}.`,
      todo: 'Если это повторяется, увеличьте DATABASE_POOL_SIZE.',
    },
  ])
}
