import { formatBytes } from '../../../lib/bytes.ts'
import { seconds } from '../../../lib/duration.ts'
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
  /** Migrations of this version that the database has not got. */
  missingMigrations: number
  /** A newer version of the shop has changed the database. */
  isNewer: boolean
  /** It has, and does not say that this one may work with it. */
  isTooNew: boolean
}

/** Whether the database reads, writes, in time, and has the tables of this version. */
export function judgeDatabase(figures: DatabaseFigures): Verdict {
  const { answeredIn, version, size, connections, maxConnections, missingMigrations } = figures
  const measured = `Отвечает за ${Math.max(1, Math.round(answeredIn))} мс, ${formatBytes(size)}, соединений ${connections} из ${maxConnections}, PostgreSQL ${version}.`
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
